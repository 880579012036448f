/** The first stop of the Tab key: past the header, to the page. */
export function SkipLink({ label, target }: { label: string; target: string }) {
  return (
    <a
      href={`#${target}`}
      className="btn-secondary bg-surface! text-ink! fixed left-16px top-8px z-50 [translate:0_-80px] focus:[translate:none]"
    >
      {label}
    </a>
  );
}
