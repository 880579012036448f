import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";

import { menuCloseDelayMs } from "../../config/timings.ts";
import { menuKeyTarget } from "./menu-keys.ts";

/** Which of the header's menus is open: at most one (spec section 2). */
export function useMenus() {
  const nav = useRef<HTMLElement>(null);
  // `undefined` until this code runs: so long the style sheet opens the menus.
  const [openId, setOpenId] = useState<string | null | undefined>(undefined);
  const closing = useRef(0);
  const openedByHover = useRef(false);

  const show = (id: string | null, byHover = false) => {
    window.clearTimeout(closing.current);
    openedByHover.current = byHover;
    setOpenId(id);
  };

  useEffect(() => {
    // A menu that the visitor is already in stays open when this code takes over.
    const held = nav.current?.querySelector<HTMLElement>(".menu:is(:hover, :focus-within)");
    openedByHover.current = held?.matches(":hover") ?? false;
    setOpenId(held?.dataset["menu"] ?? null);
    return () => window.clearTimeout(closing.current);
  }, []);

  const isOpen = typeof openId === "string";
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      const item = nav.current?.querySelector(".menu[data-state=open]");
      if (item?.contains(document.activeElement)) item.querySelector("button")?.focus();
      setOpenId(null);
    };
    const onPress = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpenId(null);
    };
    const onFollow = ({ target }: MouseEvent) => {
      const entry = target instanceof Element && target.closest(".menu-panel :is(a, button)");
      if (!entry) return;
      // What opens a dialog hides with its menu: the menu's title gets the focus back instead.
      if (entry.matches("button")) entry.closest(".menu")?.querySelector("button")?.focus();
      setOpenId(null);
    };
    const element = nav.current;
    // Before the page hears it: a dialog remembers who had the focus when it opened.
    element?.addEventListener("click", onFollow);
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", onPress);
    return () => {
      element?.removeEventListener("click", onFollow);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [isOpen]);

  /** Arrow keys anywhere in the navigation. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = menuKeyTarget(event);
    if (!target) return;
    event.preventDefault();
    const menu = target.closest<HTMLElement>(".menu");
    // Visible before it is focused: what is hidden cannot take the focus.
    flushSync(() => show(target.closest(".menu-panel") ? (menu?.dataset["menu"] ?? null) : null));
    target.focus();
  };

  /** Handlers and state of one menu. */
  const menuProps = (id: string) => ({
    state:
      openId === undefined ? undefined : openId === id ? ("open" as const) : ("closed" as const),
    onPress: () => {
      // The press of a mouse that has just opened the menu by pointing keeps it.
      if (openId === id && openedByHover.current) openedByHover.current = false;
      else show(openId === id ? null : id);
    },
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || openId === undefined) return;
      show(id, openId !== id || openedByHover.current);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== "mouse") return;
      // Another menu may have been opened with the keyboard meanwhile.
      const close = () => setOpenId((current) => (current === id ? null : current));
      closing.current = window.setTimeout(close, menuCloseDelayMs);
    },
    onBlur: (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (next instanceof Node && !event.currentTarget.contains(next)) {
        setOpenId((current) => (current === id ? null : current));
      }
    },
  });

  return { nav, onKeyDown, menuProps };
}

/** What a menu is given by `useMenus`. */
export type MenuState = ReturnType<ReturnType<typeof useMenus>["menuProps"]>;
