import type { ComponentProps } from "react";

import styles from "./slider.module.css";

/** A native slider on the track of its parent, whose `--position` says how far the thumb has come. */
export function Slider(input: Omit<ComponentProps<"input">, "type" | "className">) {
  return (
    <>
      <i className={styles.range} />
      <input
        {...input}
        type="range"
        // The address says what the browser would restore.
        autoComplete="off"
        className={styles.slider}
      />
    </>
  );
}
