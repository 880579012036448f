/** The hatching of bars that stand for others: fill with `url(#id)`. */
export function Hatching({ id }: { id: string }) {
  return (
    <pattern
      id={id}
      width="9"
      height="9"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0h9v9H0z" fill="var(--sunken)" />
      <path d="M.5 0v9" stroke="var(--edge)" />
    </pattern>
  );
}
