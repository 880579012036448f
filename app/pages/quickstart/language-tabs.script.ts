import { rove } from "../../islands/rove.ts";

/**
 * A press, an arrow key, Home or End selects a tab and marks the panel that it controls. Styles hide the
 * others, where there is script.
 *
 * @param list has the role `tablist`
 */
export default function languageTabs(list: HTMLElement): void {
  const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
  const select = (tab: HTMLElement) => {
    for (const each of tabs) {
      const isSelected = each === tab;
      each.setAttribute("aria-selected", String(isSelected));
      const panel = document.getElementById(each.getAttribute("aria-controls") ?? "");
      panel?.toggleAttribute("data-selected", isSelected);
    }
  };
  const setStop = rove(list, { controls: () => tabs, along: "row", wraps: true, onMove: select });
  list.addEventListener("click", ({ target }) => {
    const tab = tabs.find((each) => target instanceof Node && each.contains(target));
    if (!tab) return;
    select(tab);
    setStop(tab);
  });
}
