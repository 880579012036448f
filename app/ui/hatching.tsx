type HatchingProps = {
  id: string;
  /** Units from line to line. */
  step?: number;
  ground?: string;
  line?: string;
};

/** The hatching of bars that stand for others: fill with `url(#id)`. */
export function Hatching({
  id,
  step = 9,
  ground = "var(--sunken)",
  line = "var(--edge)",
}: HatchingProps) {
  return (
    <pattern
      id={id}
      width={step}
      height={step}
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d={`M0 0h${step}v${step}H0z`} fill={ground} />
      <path d={`M.5 0v${step}`} stroke={line} />
    </pattern>
  );
}
