import { copiedMs } from "../config/timings.ts";
import { part } from "../islands/parts.ts";
import { opensElsewhere } from "../lib/opens-elsewhere.ts";

/** Copies the Markdown that the link leads to; where that fails, the link leads there. */
export default function copyMarkdown(root: HTMLElement): void {
  const link = root.querySelector("a");
  const status = part(root, "status");
  if (!link || !status) return;
  const label = link.textContent;
  let timer = 0;
  link.addEventListener("click", (event) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    // What it says already would not be said again.
    status.textContent = "";
    copy(link.href).then(
      () => {
        clearTimeout(timer);
        link.textContent = status.textContent = link.dataset["copied"] ?? "";
        timer = window.setTimeout(() => {
          link.textContent = label;
          status.textContent = "";
        }, copiedMs);
      },
      () => window.location.assign(link.href),
    );
  });
}

async function copy(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`status ${response.status}`);
  await navigator.clipboard.writeText(await response.text());
}
