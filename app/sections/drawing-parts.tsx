import type { ReactNode } from "react";

import styles from "./drawing.module.css";

/** The class of small words in a drawing. */
export const noteClass = styles.note;

/** The class of words that cross a line of a drawing. */
export const knockedOutClass = styles.knockedOut;

type DrawingProps = {
  /** Text alternative. */
  description: string;
  /** Pixels. */
  height: number;
  /** Pixels; without them the drawing is as wide as its column. */
  width?: number;
  className?: string | undefined;
  children: ReactNode;
};

/** A drawing as wide as its column: x positions are percentages, heights and type are pixels. */
export function Drawing({ description, height, width, className = "", children }: DrawingProps) {
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={width === undefined ? undefined : `0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      className={`${styles.drawing} ${className}`}
    >
      {children}
    </svg>
  );
}

/** A packet at rest, in the middle of a live line. */
export function Packet({ x, y }: { x: number; y: number }) {
  return <path d={`M${x - 4} ${y - 4}h8v8h-8z`} fill="var(--signal)" />;
}

/** The cross at the end of a refused line. */
export function Refusal({ x, y }: { x: number; y: number }) {
  return <path d={`M${x - 6} ${y - 6}l12 12m0-12-12 12`} stroke="var(--warn)" strokeWidth="2.25" />;
}
