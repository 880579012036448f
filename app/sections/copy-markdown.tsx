import { copyMarkdownContent } from "../content/control-labels.ts";
import { script } from "../islands/script.ts";
import { markdownPath } from "../lib/markdown-path.ts";
import { buttonClass } from "../ui/button.tsx";
import copyMarkdown from "./copy-markdown.script.ts";

/** Copies a page as Markdown (`copy-markdown.script.ts`). Without script it leads there. */
export function CopyMarkdown({ path }: { path: string }) {
  const { label, copied } = copyMarkdownContent;
  return (
    <span {...script(copyMarkdown, "rest")} className="print:hidden">
      <a
        href={markdownPath(path)}
        type="text/markdown"
        data-part="link"
        data-copied={copied}
        className={buttonClass({ variant: "evidence" })}
      >
        {label}
      </a>
      <span data-part="status" role="status" className="sr-only" />
    </span>
  );
}
