declare global {
  interface Window {
    /** The button of a dialog that was pressed last before the script of the page arrived. */
    pressedTrigger?: HTMLElement | null;
  }
}

/** Runs in the page before any other script, as text: it may use nothing from outside itself. */
function rememberTrigger(): void {
  document.addEventListener("click", ({ target }) => {
    // What is clicked is an element.
    window.pressedTrigger = (target as Element).closest<HTMLElement>("[commandfor]");
  });
}

/** The script as it stands in every page. `completeDialogs` reads what it remembers. */
export const pressedTriggerScript = `(${rememberTrigger.toString()})()`;
