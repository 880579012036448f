import { trustContent } from "../content.ts";
import type { Sign } from "./flows.ts";
import styles from "./crossing-signs.module.css";

/*
 * A cell is 64 high. Its right edge, 100 % of a sign, is the inner face of the wall, whatever the column
 * is wide; what stands at the wall is measured from there.
 */

/** A packet that waits inside: where each flow begins or ends. */
const Box = () => <path d="M15.5 38.5h9v9h-9z" className={styles.box} />;

/** The drawings of all cells, once. */
export function CrossingSymbols() {
  return (
    <svg aria-hidden="true" width="0" height="0" className={styles.symbols}>
      <symbol id="trust-crosses" overflow="visible">
        <svg x="100%" overflow="visible">
          <path d="M-.5 31h5v25h-5z" className="fill-surface" />
          <path d="M-6 30h16M-6 56h16" className={styles.jamb} />
          <path d="M0 43h68" className={styles.live} />
        </svg>
        <line x1="25" x2="100%" y1="43" y2="43" className={styles.live} />
        <Box />
      </symbol>
      <symbol id="trust-carried" overflow="visible">
        <svg x="100%" overflow="visible">
          <path d="M-.5 26h21v34h-21z" className="fill-surface" />
          <path d="M-8 26h36M-8 60h36" className={styles.jamb} />
          <path d="M2 34.5h17v17H2zM6 34.5v5h8v-5" className={styles.media} />
          <path d="m43 52 5-18m4 18 5-18" className={`${styles.slashes} print:hidden`} />
        </svg>
        <svg x="-10" width="100%" height="64" overflow="visible">
          <line x1="35" x2="100%" y1="43" y2="43" className={styles.live} />
        </svg>
        <Box />
      </symbol>
      <symbol id="trust-stopped" overflow="visible">
        <svg x="-24" width="100%" height="64" overflow="visible">
          <line x1="52" x2="100%" y1="43" y2="43" className={styles.out} />
        </svg>
        <svg x="100%" overflow="visible">
          <path d="m-20 37 12 12m0-12-12 12" className={styles.cross} />
        </svg>
        <Box />
      </symbol>
      <symbol id="trust-shut" overflow="visible">
        <svg x="100%" overflow="visible">
          <path d="M-.5 31h5v25h-5z" className="fill-surface" />
          <path d="M-6 30h16M-6 56h16" className={styles.jamb} />
          <path d="M2 31v25" className={styles.barrier} />
        </svg>
        <Dots />
        <Box />
      </symbol>
      <symbol id="trust-shut-double" overflow="visible">
        <svg x="100%" overflow="visible">
          <path d="M-.5 31h5v25h-5zM15.5 31h5v25h-5z" className="fill-surface" />
          <path d="M-6 30h32M-6 56h32" className={styles.jamb} />
          <path d="M18 31v25" className={styles.barrier} />
        </svg>
        <Dots />
        <Box />
      </symbol>
      <symbol id="trust-held" overflow="visible">
        <svg x="100%" overflow="visible">
          <Key x={16} y={43} />
        </svg>
        <Dots />
        <Box />
      </symbol>
      <symbol id="trust-stays" overflow="visible">
        <svg x="-52" width="100%" height="64" overflow="visible">
          <line x1="77" x2="100%" y1="43" y2="43" className={styles.live} />
        </svg>
        <svg x="100%" overflow="visible">
          <path d="M-52 31h40v24.5h-40zM-52 43h40M-52 47h40M-52 51h40" className={styles.store} />
        </svg>
        <Box />
      </symbol>
      <symbol id="trust-none" overflow="visible">
        <path d="M15.5 38.5h9v9h-9z" className={styles.empty} />
      </symbol>
    </svg>
  );
}

/** A key, with the middle of its left end at a point. */
const Key = ({ x, y }: { x: number; y: number }) => (
  <path
    d={`M${x} ${y - 6}h12v12h-12zM${x + 12} ${y}h18v6M${x + 24} ${y}v5`}
    className={styles.key}
  />
);

const Dots = () => (
  <svg x="-15" width="100%" height="64" overflow="visible">
    <line x1="42" x2="100%" y1="43" y2="43" className={styles.dots} />
  </svg>
);

type SignDrawingProps = {
  sign: Sign;
  /** Whether the wall is two walls. */
  isDouble: boolean;
  /** Which way the packets go. */
  comesIn: boolean;
};

/** What a flow does at one wall. */
export function SignDrawing({ sign, isDouble, comesIn }: SignDrawingProps) {
  const name = sign === "shut" && isDouble ? "shut-double" : sign;
  return (
    <>
      <svg aria-hidden="true" className={styles.sign}>
        <use href={`#trust-${name}`} />
      </svg>
      {sign === "crosses" && (
        <i data-part="packets" className={styles.packets} data-leaves={comesIn ? undefined : ""} />
      )}
    </>
  );
}

const wall = "M28 0v4m0 20v4";
const jambs = "M20 4h16M20 24h16";

/** The signs in words. */
export function CrossingLegend() {
  const { legend } = trustContent.crossings;
  return (
    <ul className={`${styles.legend} t-source text-ink3`}>
      <li>
        <svg aria-hidden="true" width="56" height="28">
          <path d={wall + jambs} className={styles.jamb} />
          <path d="M0 14h56" className={styles.live} />
          <path d="M40 10h8v8h-8z" className="fill-signal" />
        </svg>
        {legend.crosses}
      </li>
      <li>
        <svg aria-hidden="true" width="56" height="28">
          <path d="M2 14h20" className={styles.out} />
          <path d="m24 8 12 12m0-12-12 12" className={styles.cross} />
          <path d="M42 0v28" className={styles.jamb} />
        </svg>
        {legend.stopped}
      </li>
      <li>
        <svg aria-hidden="true" width="56" height="28">
          <path d="M2 14h18" className={styles.dots} />
          <path d={wall + jambs} className={styles.jamb} />
          <path d="M28 4v20" className={styles.barrier} />
        </svg>
        {legend.shut}
      </li>
      <li>
        <svg aria-hidden="true" width="56" height="28">
          <path d="M4.5 9.5h8v8h-8z" className={styles.empty} />
          <path d="M42 0v28" className={styles.jamb} />
        </svg>
        {legend.none}
      </li>
      <li>
        <svg aria-hidden="true" width="56" height="28">
          <path d="M2 14h12" className={styles.dots} />
          <path d="M18 0v28" className={styles.jamb} />
          <Key x={24} y={14} />
        </svg>
        {legend.held}
      </li>
    </ul>
  );
}
