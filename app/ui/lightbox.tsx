import type { ReactNode } from "react";

import { DialogClose, DialogTrigger } from "./dialog.tsx";

type LightboxProps = {
  /** Id of the opened view. */
  id: string;
  /** What the button does, for assistive technology. */
  label: string;
  /** What the picture shows: the name of the opened view. */
  title: string;
  /** The picture at full size. */
  full: ReactNode;
  /** The picture in the page. */
  children: ReactNode;
};

/** A picture in the page that opens over the whole screen: hatched ground, a wall around it. */
export function Lightbox({ id, label, title, full, children }: LightboxProps) {
  return (
    <>
      <DialogTrigger opens={id} className="block relative w-full cursor-zoom-in!">
        <span className="sr-only">{label}</span>
        {children}
      </DialogTrigger>
      <dialog
        id={id}
        aria-label={title}
        closedby="any"
        className="dialog wall m-auto bg-surface text-ink max-w-[calc(100vw_-_32px)] max-h-[calc(100dvh_-_32px)] sm:max-w-[calc(100vw_-_96px)] sm:max-h-[calc(100dvh_-_96px)] overflow-auto outline-none"
      >
        {full}
        <DialogClose dialog={id} className="absolute top-0 right-0 bg-surface" />
      </dialog>
    </>
  );
}
