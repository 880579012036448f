type KeyFigure = {
  value: string;
  text: string;
  /** Number of its source line. */
  note: number;
};

/** Four figures on the quarters, each with what it counts and the number of its source. */
export function KeyFigures({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <dl className="grid grid-cols-2 md:grid-cols-4">
      {figures.map(({ value, text, note }) => (
        <div
          key={value}
          className="flex flex-col-reverse justify-end pt-20px pb-24px pr-20px md:pr-8px md:pl-24px md:first:pl-0 border-t border-line"
        >
          <dt className="mt-4px t-small text-ink2">
            {text}
            <Mark note={note} />
          </dt>
          <dd className="t-d2">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A footnote's number, after what it vouches for. */
export function Mark({ note }: { note: number }) {
  return <sup className="font-mono text-[.62em] leading-0 tracking-normal text-ink3">{note}</sup>;
}

/** Source lines, numbered in order, run on in one paragraph. */
export function Sources({ sources }: { sources: readonly string[] }) {
  return sources.map((source, index) => (
    <span key={source}>
      {index + 1}&nbsp;{source}{" "}
    </span>
  ));
}
