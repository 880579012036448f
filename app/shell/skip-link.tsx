/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink({ label, target }: { label: string; target: string }) {
  return (
    <a href={`#${target}`} className="skip-link">
      {label}
    </a>
  );
}
