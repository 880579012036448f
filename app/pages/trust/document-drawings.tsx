/** What is drawn on the sheets of the tray, 120 by 84, in the order of the documents. */

const lines = "M0 8h120M0 19h120M0 30h110M0 41h120M0 52h78";
const hand = "M4 74c5-9 8-9 12-2s5 4 8-2 6-6 9-2 5 1 8-1";

function Contract() {
  return (
    <>
      <path d={lines} stroke="var(--edge)" />
      <path d="M0 82h50M70 82h50" stroke="var(--ink)" strokeWidth="1.25" />
      <path d={hand} stroke="var(--signal)" strokeWidth="1.75" />
    </>
  );
}

function Overview() {
  const bars = [67, 67, 47, 67, 28, 67, 60];
  return bars
    .map((width, row) => (
      <path
        key={row}
        d={`M53 ${4 + row * 13}h${width}`}
        stroke={row === 4 ? "var(--signal)" : "var(--ink)"}
        strokeWidth="8"
      />
    ))
    .concat(
      <path
        key="labels"
        d="M0 4h33M0 17h33M0 30h33M0 43h33M0 56h33M0 69h33M0 82h33"
        stroke="var(--edge)"
      />,
    );
}

function Architecture() {
  return (
    <>
      <path d="M103 16V2H2v80h101V38" stroke="var(--ink)" strokeWidth="4" />
      <path d="M52 18h20v18H52zM24 46h26v24H24z" stroke="var(--ink)" strokeWidth="1.25" />
      <path d="M72 27h48M50 58h22V36" stroke="var(--signal)" strokeWidth="2" />
    </>
  );
}

function Names() {
  const widths = [78, 62, 44, 67, 90, 52, 67, 73];
  return (
    <>
      <path
        d={widths.map((width, row) => `M14 ${5 + row * 10.8}h${width}`).join("")}
        stroke="var(--ink)"
        strokeWidth="2"
      />
      <path d="M0 1.5h7v7H0zM0 12.3h7v7H0z" fill="var(--signal)" />
      <path
        d={widths
          .slice(2)
          .map((_, row) => `M.5 ${23.6 + row * 10.8}h6v6h-6z`)
          .join("")}
        stroke="var(--edge)"
      />
    </>
  );
}

function Levels() {
  return (
    <>
      <path
        d="M1 66h24v17H1zM33 41h24v42H33zM65 21h24v62H65z"
        fill="var(--sunken)"
        stroke="var(--edge)"
      />
      <path d="M97 1h23v82H97z" fill="var(--signal)" stroke="var(--ink)" />
      <path d="M0 83h120" stroke="var(--ink)" strokeWidth="1.25" />
    </>
  );
}

function Exit() {
  return (
    <>
      <path d="M76 28V2H2v80h74V58M67 28h18M67 58h18" stroke="var(--ink)" strokeWidth="4" />
      <path d="M16 34h26v19H16z" stroke="var(--ink)" strokeWidth="1.25" />
      <path d="M42 43h78" stroke="var(--signal)" strokeWidth="2" />
      <path d="M95 38h10v10H95z" fill="var(--signal)" />
    </>
  );
}

function Answers() {
  const squares = Array.from({ length: 48 }, (_, index) => [
    Math.round((index % 8) * 15.4),
    Math.floor(index / 8) * 14.4,
  ]);
  return (
    <>
      <path
        d={squares.map(([x, y]) => `M${x} ${y}h11v11h-11z`).join("")}
        fill="var(--sunken)"
        stroke="var(--edge)"
      />
      <path d="M46 43.2h11v11H46z" fill="var(--signal)" />
    </>
  );
}

const drawings = [Contract, Contract, Overview, Architecture, Names, Levels, Exit, Answers];

/**
 * What stands on a sheet of the tray.
 *
 * @param props.of place of the document, from 0 on
 */
export function DocumentDrawing({ of, className }: { of: number; className: string | undefined }) {
  const Drawing = drawings[of];
  return (
    <svg aria-hidden="true" viewBox="-1 -1 122 86" fill="none" className={className}>
      {Drawing && <Drawing />}
    </svg>
  );
}
