/** One data center, 124 × 72 units: a wall, a gate above, the line models come by, and records stopped inside. */
export function ResidencyRoom({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} fill="none">
      <path d="M0 0h124v72H0z" fill="var(--surface)" />
      <path
        d="M48 0H0v72h124V0H76M48-7V7M76-7V7"
        stroke="var(--ink)"
        strokeWidth="4"
        strokeLinejoin="miter"
      />
      <path d="M62-36V26" stroke="var(--signal)" strokeWidth="1.75" />
      <path d="M58-26h8v8h-8z" fill="var(--signal)" />
      <path
        d="M22 26h80v36H22zm0 22h80m-80 5h80m-80 5h80"
        fill="var(--surface)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      <path d="m107 39 10 10m0-10-10 10" stroke="var(--warn)" strokeWidth="2.25" />
    </g>
  );
}
