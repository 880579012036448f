import { navigation } from "../../content/navigation.ts";
import { DialogTrigger, modalClass } from "../../ui/dialog/dialog.tsx";
import { drawerId, DrawerPanel } from "./drawer-panel.tsx";
import styles from "./drawer.module.css";

/** Opens the drawer on narrow screens. */
export function DrawerButton() {
  return (
    <DialogTrigger opens={drawerId} className={styles.opener}>
      <span className="sr-only">{navigation.openMenu}</span>
      <i aria-hidden="true" className="i-mark-menu size-20px" />
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
      className={`${modalClass} ${styles.drawer}`}
    >
      <div className={styles.frame}>
        <DrawerPanel path={path} />
      </div>
    </dialog>
  );
}
