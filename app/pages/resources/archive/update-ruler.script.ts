/** Escape hides the words of a square until the pointer or the focus leaves it. */
export default function updateRuler(ruler: HTMLElement): void {
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape" && ruler.matches(":hover, :focus-within")) ruler.dataset["dismissed"] = "";
  });
  for (const type of ["pointerout", "focusout"]) {
    ruler.addEventListener(type, () => delete ruler.dataset["dismissed"]);
  }
}
