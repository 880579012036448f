import type { ReactNode } from "react";

import type { Menu } from "./menu-content.ts";

const thin = { fill: "var(--surface)", stroke: "var(--ink)", strokeWidth: 1.25 };
const wall = { fill: "none", stroke: "var(--ink)", strokeWidth: 4 };
const live = { fill: "none", stroke: "var(--signal)", strokeWidth: 1.75 };

/** Left edges of the days in the cover of forty. */
const columns = Array.from({ length: 10 }, (_, column) => 18 + column * 23);

const drawings = {
  boundary: (
    <>
      <path {...wall} d="M60 36V2H252V102H60V68M52 36h16M52 68h16" />
      <path {...live} d="M0 52H96M152 52H190" />
      <path {...thin} d="M96 34h56v36H96zM190 28h40v48h-40zM190 56h40M190 63h40M190 70h40" />
      <path fill="var(--signal)" d="M20 48h8v8h-8zM167 48h8v8h-8z" />
    </>
  ),
  residency: (
    <>
      <path
        fill="none"
        stroke="var(--line)"
        d="M0 26H256M0 60H256M0 94H256M64 0V104M128 0V104M192 0V104"
      />
      {[2, 92, 182].map((x) => (
        <g key={x} transform={`translate(${x} 36)`}>
          <path fill="var(--surface)" d="M0 0H70V54H0z" />
          <path {...wall} d="M26 0H0V54H70V0H44M26-6V6M44-6V6" />
          <path {...live} d="M35-36V22" />
          <path {...thin} d="M20 22h30v22H20zM20 34h30M20 39h30" />
          <path fill="var(--signal)" d="M31-16h8v8h-8z" />
        </g>
      ))}
    </>
  ),
  cover: (
    <>
      <path fill="var(--ground)" stroke="var(--ink)" d="M.5.5H255.5V103.5H.5z" />
      <path
        fill="none"
        stroke="var(--edge)"
        d={[12, 34, 56, 78]
          .flatMap((y) =>
            columns.map((x) => (y === 78 && x === 225 ? "" : `M${x} ${y}h12v12h-12z`)),
          )
          .join("")}
      />
      <path fill="var(--signal)" d="M225 78h12v12h-12z" />
    </>
  ),
} satisfies Record<Menu["evidence"]["drawing"], ReactNode>;

/** The small drawing in the last quarter of a menu. It illustrates the link below it. */
export function MenuDrawing({ name }: { name: keyof typeof drawings }) {
  return (
    <svg
      viewBox="-1 0 258 104"
      width="258"
      height="104"
      aria-hidden="true"
      className="overflow-visible max-w-full h-auto"
    >
      {drawings[name]}
    </svg>
  );
}
