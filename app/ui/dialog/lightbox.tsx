import type { ReactNode } from "react";

import { DialogClose, DialogTrigger, modalClass } from "./dialog.tsx";
import styles from "./dialog.module.css";

type LightboxTriggerProps = {
  /** Id of the view it opens. */
  opens: string;
  /** What the button does, for assistive technology. */
  label: string;
  /** The image in the page. */
  children: ReactNode;
};

/** An image in the page that opens over the whole screen. */
export function LightboxTrigger({ opens, label, children }: LightboxTriggerProps) {
  return (
    <DialogTrigger opens={opens} className={styles.zoom}>
      <span className="sr-only">{label}</span> {children}
    </DialogTrigger>
  );
}

type LightboxProps = {
  id: string;
  /** What the image shows: the name of the opened view. */
  title: string;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** The image at full size. */
  children: ReactNode;
};

/** An image over the whole screen: hatched ground, a wall around it. */
export function Lightbox({ id, title, closeLabel, children }: LightboxProps) {
  return (
    <dialog
      id={id}
      aria-label={title}
      closedby="any"
      className={`${modalClass} ${styles.lightbox} wall`}
    >
      {children} <DialogClose dialog={id} label={closeLabel} />
    </dialog>
  );
}
