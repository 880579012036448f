export type Capability = { name: string; text: string };

/** What the platform does for a use case: names and what they mean, in two columns. */
export function UseCaseCapabilities({ items }: { items: readonly Capability[] }) {
  return (
    <dl className="md:col-span-4 quarters border-b border-line">
      {items.map(({ name, text }, index) => (
        <div
          key={name}
          className="md:col-span-2 grid md:grid-cols-2 gap-y-4px py-20px border-t border-line"
        >
          <dt
            className={`pr-24px ${index % 2 === 1 ? "md:pl-24px" : ""} text-18px leading-26px font-500 tracking--.01em`}
          >
            {name}
          </dt>
          <dd className="md:pl-24px md:pr-24px text-16px text-ink2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
