import drawing from "../../ui/line-drawing.module.css";

/** Where the mail is, and whether the gate is open to it. */
export type SubscriptionState = "waiting" | "confirmed" | "asks" | "stopped" | "expired" | "failed";

const outside = 42;
const inside = 151;

/** A mail and the walls of the reader: outside them, let in, or kept out. */
export function StateDrawing({ state }: { state: SubscriptionState }) {
  return (
    <svg viewBox="0 0 250 112" aria-hidden="true" className={drawing.svg}>
      <path
        d={
          state === "stopped" ? "M104 18h130v76H104Z" : "M104 44V18h130v76H104V68M97 44h14M97 68h14"
        }
        className={`${drawing.wall} ${state === "expired" ? "" : "fill-surface"}`}
      />
      {state === "waiting" && <Mail x={outside} className={drawing.live} />}
      {state === "confirmed" && (
        <>
          <path d="M0 56h151" className={drawing.live} />
          <path d="M44 52h8v8h-8Z" className="fill-signal" />
          <Mail x={inside} className={drawing.line} />
        </>
      )}
      {state === "asks" && (
        <>
          <path d="M0 56h92" className={drawing.edge} strokeDasharray="1.25 4" />
          <Mail x={inside} className={drawing.line} />
        </>
      )}
      {state === "stopped" && <path d="M160 47h18v18h-18Z" className={drawing.edge} />}
      {state === "expired" && (
        <>
          <Mail x={outside} className={drawing.edge} />
          <path d="m46 48 28 17m0-17L46 65" className={drawing.edge} />
        </>
      )}
      {state === "failed" && (
        <>
          <Mail x={28} className={drawing.line} />
          <path d="M65 56h18" className={drawing.refused} />
          <path d="m85 51 10 10m0-10L85 61" className={drawing.cross} />
        </>
      )}
    </svg>
  );
}

function Mail({ x, className }: { x: number; className: string | undefined }) {
  return (
    <g className={className} transform={`translate(${x} 43.5)`}>
      <path d="M0 0h36v25H0Z" fill="var(--surface)" />
      <path d="m0 0 18 14L36 0" fill="none" />
    </g>
  );
}
