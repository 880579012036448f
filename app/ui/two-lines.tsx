type TwoLinesProps = {
  lines: readonly [string, string];
  /** By default lines of one sentence run on where the screen is narrower than a small tablet. */
  always?: boolean;
};

/** Two lines of a headline. */
export function TwoLines({ lines: [first, second], always = false }: TwoLinesProps) {
  return (
    <>
      {/* One text: React parts two by a comment. */}
      {`${first} `}
      <br className={always || first.endsWith(".") ? undefined : "max-sm:hidden"} />
      {second}
    </>
  );
}
