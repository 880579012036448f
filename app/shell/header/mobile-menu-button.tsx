import { createClientOnlyFn } from "@tanstack/react-start";
import { type ComponentType, type MouseEvent, useState } from "react";

import { navigation } from "../../content/navigation.ts";
import type { DrawerProps } from "./drawer.tsx";
import { mainNavigationId } from "./main-navigation.tsx";

// A chunk of its own, client only: the first load and the Worker carry nothing of Ark UI for it.
const loadDrawer = createClientOnlyFn(async () => {
  const { Drawer } = await import("./drawer.tsx");
  return Drawer;
});

/**
 * Opens the drawer on narrow screens. Without JavaScript, before hydration, or when the drawer cannot
 * be loaded, the button opens the header's list as a popover.
 */
export function MobileMenuButton({ path }: { path: string }) {
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps> | null>(null);
  const [open, setOpen] = useState(false);

  const preload = () => {
    loadDrawer().catch(() => undefined);
  };

  const show = (event: MouseEvent) => {
    const list = document.getElementById(mainNavigationId);
    // The popover was opened before hydration: the same button closes it.
    if (list?.matches(":popover-open")) return;
    event.preventDefault();
    loadDrawer().then(
      (Loaded) => {
        setDrawer(() => Loaded);
        setOpen(true);
      },
      () => list?.showPopover(),
    );
  };

  return (
    <>
      <button
        type="button"
        popoverTarget={mainNavigationId}
        aria-label={navigation.openMenu}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onPointerDown={preload}
        onFocus={preload}
        onClick={show}
        className="md:hidden grid place-items-center w-44px h-44px cursor-pointer focus-visible:-outline-offset-2px"
      >
        <i aria-hidden="true" className="i-mark-menu w-20px h-20px" />
      </button>
      {Drawer && <Drawer open={open} onOpenChange={setOpen} path={path} />}
    </>
  );
}
