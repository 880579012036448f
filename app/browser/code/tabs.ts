/**
 * Tab lists: a press, an arrow key, Home or End selects a tab and marks the panel that it controls.
 * Styles hide the others, where there is script.
 */
export function startTabs(): void {
  for (const list of document.querySelectorAll("[role=tablist]")) {
    const tabs = [...list.querySelectorAll<HTMLElement>("[role=tab]")];
    const select = (tab: HTMLElement) => {
      for (const each of tabs) {
        const isSelected = each === tab;
        each.setAttribute("aria-selected", String(isSelected));
        each.tabIndex = isSelected ? 0 : -1;
        const panel = document.getElementById(each.getAttribute("aria-controls") ?? "");
        panel?.toggleAttribute("data-selected", isSelected);
      }
    };
    list.addEventListener("click", ({ target }) => {
      const tab = tabs.find((each) => target instanceof Node && each.contains(target));
      if (tab) select(tab);
    });
    list.addEventListener("keydown", (event) => {
      const at = tabs.findIndex((each) => each === event.target);
      // A listener for keys gets a keyboard event.
      const to = placeAfter((event as KeyboardEvent).key, at);
      const tab = at < 0 || to === null ? undefined : tabs.at(to % tabs.length);
      if (!tab) return;
      event.preventDefault();
      select(tab);
      tab.focus();
    });
  }
}

/** The place of the tab that a key leads to, also one before the first or behind the last. */
function placeAfter(key: string, at: number): number | null {
  switch (key) {
    case "ArrowLeft":
      return at - 1;
    case "ArrowRight":
      return at + 1;
    case "Home":
      return 0;
    case "End":
      return -1;
    default:
      return null;
  }
}
