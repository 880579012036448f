import { DrawingText } from "../../../ui/drawing-text.tsx";
import styles from "./console-map.module.css";

type NodeProps = {
  at: readonly [x: number, y: number, width: number, height: number];
  lines: readonly [name: string, detail: string];
  /** The stop at which the request reaches it. */
  from?: number;
  /** The parts whose words follow the call: of the name and of the detail. */
  parts?: readonly [name: string | undefined, detail: string | undefined];
  /** Drawn with the lines of a store. */
  isStore?: boolean;
  /** Space before its words. */
  inset?: number;
};

/** A station of the request: a rectangle with a name and a second line. */
export function Node({ at, lines, from, parts, isStore = false, inset = 12 }: NodeProps) {
  const [x, y, width, height] = at;
  return (
    <>
      <path
        d={`M${x} ${y}h${width}v${height}h${-width}z`}
        data-from={from}
        className={styles.node}
      />
      {isStore && (
        <path
          d={[8, 15, 22].map((up) => `M${x} ${y + height - up}h${width}`).join("")}
          className={styles.rule}
        />
      )}
      <DrawingText x={x + inset} y={y + 22} data-part={parts?.[0]} text={lines[0]} />
      <DrawingText
        x={x + inset}
        y={y + 39}
        data-part={parts?.[1]}
        className={styles.soft}
        text={lines[1]}
      />
    </>
  );
}

type WireProps = { d: string; from: number; part?: string };

/** A wire that the request takes; the script sends the packet along it. */
export const Wire = ({ d, from, part }: WireProps) => (
  <path d={d} data-from={from} data-part={part} className={styles.wire} />
);

type RefusalProps = {
  /** Where the export sets out, and the middle of its cross. */
  x: number;
  from: number;
  to: number;
  text: string;
};

/** The way of the export, which ends in a cross under the wall. */
export const Refusal = ({ x, from, to, text }: RefusalProps) => (
  <g data-from="2" className={styles.refusal}>
    <path d={`M${x} ${from}V${to + 10}`} data-part="out" className={styles.out} />
    <path d="M-4-4h8v8h-8z" data-part="export" className={styles.packet} />
    <g data-part="refusal">
      <path d={`m${x - 7} ${to - 7} 14 14m0-14-14 14`} className={styles.cross} />
      <DrawingText x={x + 17} y={to + 5} className={styles.warn} text={text} />
    </g>
  </g>
);

/** What travels; it is shown while it does. */
export const Packet = () => <path d="M-4-4h8v8h-8z" data-part="packet" className={styles.packet} />;
