import { createClientOnlyFn } from "@tanstack/react-start";
import { type ComponentType, type MouseEvent, type ReactNode, useRef, useState } from "react";

import type { LightboxProps } from "./lightbox.tsx";

// Fetched when a visitor points at the picture, focuses or presses it; the Worker never opens one.
const loadLightbox = createClientOnlyFn(async () => {
  const { Lightbox } = await import("./lightbox.tsx");
  return Lightbox;
});

type LightboxOpenerProps = {
  /** Where the picture is enlarged before and without script: a hash on the same page. */
  href: `#${string}`;
  /** What the link does, for assistive technology. */
  label: string;
  /** What the picture shows: the name of the opened view. */
  title: string;
  /** The picture at full size. */
  full: ReactNode;
  /** The picture in the page. */
  children: ReactNode;
};

/** A picture in the page that opens over the whole screen. */
export function LightboxTrigger({ href, label, title, full, children }: LightboxOpenerProps) {
  const [Lightbox, setLightbox] = useState<ComponentType<LightboxProps> | null>(null);
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);

  const preload = () => {
    // A failed preload is no failure yet: the press tries again and then follows the link.
    loadLightbox().catch(() => undefined);
  };

  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    loadLightbox().then(
      (Loaded) => {
        setLightbox(() => Loaded);
        setOpen(true);
      },
      () => window.location.assign(href),
    );
  };

  return (
    <>
      <a
        ref={link}
        href={href}
        aria-haspopup="dialog"
        className="block relative cursor-zoom-in"
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        onClick={show}
      >
        <span className="sr-only">{label}</span>
        {children}
      </a>
      {Lightbox && (
        <Lightbox title={title} open={open} onOpenChange={setOpen} trigger={() => link.current}>
          {full}
        </Lightbox>
      )}
    </>
  );
}
