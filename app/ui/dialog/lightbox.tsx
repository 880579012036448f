import type { ReactNode } from "react";

import { DialogClose, DialogTrigger } from "./dialog.tsx";

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
    <DialogTrigger opens={opens} className="block relative w-full cursor-zoom-in!">
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
      className="dialog wall m-auto bg-surface text-ink max-w-[calc(100vw_-_32px)] max-h-[calc(100dvh_-_32px)] sm:max-w-[calc(100vw_-_96px)] sm:max-h-[calc(100dvh_-_96px)] overflow-auto outline-none"
    >
      {children}{" "}
      <DialogClose dialog={id} label={closeLabel} className="absolute top-0 right-0 bg-surface" />
    </dialog>
  );
}
