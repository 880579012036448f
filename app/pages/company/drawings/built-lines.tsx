import type { BuiltLine } from "../team-members.ts";
import drawing from "../../../ui/line-drawing.module.css";
import styles from "../team.module.css";

type Line = {
  /** Path data of the line, which enters and leaves at y = 140. */
  path: string;
  live?: string;
  wall?: string;
  cross?: string;
};

const lines: Record<BuiltLine, Line> = {
  clause: {
    path: "M-24 140H84V20H188L216 48V72H112V90H200V108H112V124H216V140H336",
    live: "M112 87.5h88v5h-88z",
  },
  gateway: { path: "M-24 140H96V26A114 114 0 0 1 210 140H336", live: "M147 134h12v12h-12z" },
  signature: {
    path: "M-24 140H40C74 140 70 34 88 34S82 128 94 128 112 34 128 34 118 128 132 128C148 128 146 84 158 84S156 128 168 128 180 84 190 84 188 128 200 128C216 128 222 22 232 22S222 128 238 128C252 128 252 140 268 140H336",
    live: "M277 133h14v14h-14z",
  },
  attempts: {
    path: `M-24 140H216V131${[122, 104, 86, 68, 50, 32].map((y) => `H120V${y}H216V${y - 9}`).join("")}H198`,
    wall: "M236 8V152",
    cross: "M180 17l12 12m0-12-12 12",
  },
  key: {
    path: "M-24 140H64V52H148V86H256V118H240V102H222V118H204V102H148V140H336",
    live: "M95 85h22v22h-22z",
  },
  bridge: {
    path: "M-24 140H60V36H132V90H180V36H252V140H336",
    live: "M150 84h12v12h-12z",
  },
};

/** What a person built, drawn in one line. */
export function BuiltDrawing({ line }: { line: BuiltLine }) {
  const { path, live, wall, cross } = lines[line];
  return (
    <svg viewBox="-24 0 336 168" aria-hidden="true" className={`${drawing.svg} ${styles.built}`}>
      <path
        d={path}
        pathLength="1"
        data-part="line"
        className={`${drawing.line2} ${styles.line}`}
      />
      {live !== undefined && <path d={live} className="fill-signal" />}
      {wall !== undefined && <path d={wall} className={drawing.wall} />}
      {cross !== undefined && <path d={cross} className={drawing.cross} />}
    </svg>
  );
}
