type ReadingTopProps = { label: string; headline: readonly [string, string]; lead: string };

/** The top of a page that is read or looked up: label and headline, the lead in the last quarter. */
export function PageHeader({ label, headline, lead }: ReadingTopProps) {
  return (
    <div className="page quarters items-end gap-y-24px pt-56px md:pt-72px pb-56px md:pb-72px">
      <div className="md:col-span-3 md:pr-24px">
        <p className="t-lab text-ink3">{label}</p>
        <h1 className="mt-16px t-d1p">
          {headline[0]} <br className="max-sm:hidden" />
          {headline[1]}
        </h1>
      </div>
      <p className="inset t-lead text-ink2">{lead}</p>
    </div>
  );
}
