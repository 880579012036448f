/**
 * What extensions do to a page: controls of their own, one with the name of a field of ours, an element
 * around a field, attributes.
 */
export type Meddling = "control" | "same name" | "wrapper" | "attribute";

export const meddlings: readonly Meddling[] = ["control", "same name", "wrapper", "attribute"];

/**
 * Changes every island as extensions do, before the page's own script runs. Controls are put in again where
 * they have gone. Runs in the page.
 */
export function meddle(kinds: readonly Meddling[]): void {
  const mark = "data-extension";
  const create = (tag: "input" | "button", attributes: Record<string, string>) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({
      [mark]: "",
      "aria-hidden": "true",
      ...attributes,
    }))
      element.setAttribute(name, value);
    return element;
  };
  const addControls = () => {
    for (const island of document.querySelectorAll("[data-island]")) {
      const place = island.querySelector("form[method=post]") ?? island.firstElementChild;
      if (!place || island.querySelector(`[${mark}]`)) continue;
      if (kinds.includes("control")) {
        // A button without a type sends the form it stands in.
        place.prepend(
          create("input", { type: "text", value: "extension" }),
          create("input", { type: "hidden", value: "extension" }),
          create("button", place.matches("form") ? {} : { type: "button", name: "extension" }),
        );
      }
      if (kinds.includes("same name"))
        place.append(
          create("input", { type: "text", name: "email", value: "x@extension.example" }),
        );
    }
  };
  const changeOnce = () => {
    for (const control of document.querySelectorAll("[data-island] :is(input, select, textarea)")) {
      if (kinds.includes("attribute")) {
        control.setAttribute("data-extension-id", "1");
        control.setAttribute("style", "outline: none");
        if (control.id === "") control.id = `extension-${Math.random()}`;
      }
      if (kinds.includes("wrapper") && !control.matches("[type=hidden]")) {
        const wrapper = document.createElement("span");
        control.replaceWith(wrapper);
        wrapper.append(control, document.createElement("i"));
      }
    }
  };
  const start = () => {
    changeOnce();
    addControls();
    new MutationObserver(addControls).observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState !== "loading") start();
  // The document is read, and none of its modules has run.
  else document.addEventListener("readystatechange", start, { once: true });
}
