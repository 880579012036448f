import { navigation } from "../../content/navigation.ts";
import { DialogTrigger } from "../../ui/dialog/dialog.tsx";
import { drawerId, DrawerPanel } from "./drawer-panel.tsx";

/** Opens the drawer on narrow screens. */
export function DrawerButton() {
  return (
    <DialogTrigger
      opens={drawerId}
      className="md:hidden grid place-items-center w-44px h-44px focus-visible:-outline-offset-2px"
    >
      <span className="sr-only">{navigation.openMenu}</span>
      <i aria-hidden="true" className="i-mark-menu w-20px h-20px" />
    </DialogTrigger>
  );
}

/** The navigation on narrow screens: a dialog at the left edge, its right edge a wall. */
export function Drawer({ path }: { path: string }) {
  return (
    <dialog
      id={drawerId}
      aria-label={navigation.drawerTitle}
      closedby="any"
      className="dialog drawer w-320px max-w-full h-dvh max-h-none bg-surface text-ink border-r-4px border-wall outline-none"
    >
      <div className="flex flex-col h-full">
        <DrawerPanel path={path} />
      </div>
    </dialog>
  );
}
