import { useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, useEffect, useRef, useState } from "react";

import { questionOfUrl } from "../../../articles/archive-question.ts";
import { archiveQuery } from "../../../articles/article-queries.ts";
import type { ArchiveQuestion } from "../../../articles/contract.ts";
import { type ArticleKind, archivePath } from "../../../articles/kinds.ts";
import { archiveContent } from "../../../content/articles.ts";
import { site } from "../../../content/site.ts";
import { opensElsewhere } from "../../../lib/opens-elsewhere.ts";

/**
 * Follows the links to further pages of an archive in the page that is open: address, title, focus and
 * place are those of a new document. A page that cannot be read at once is left to the Worker.
 *
 * @returns what the archive shows, its element, and what to do on a press in it
 */
export function useFurtherPages(kind: ArticleKind, first: ArchiveQuestion, title: string) {
  const client = useQueryClient();
  const [question, setQuestion] = useState(first);
  const element = useRef<HTMLDivElement>(null);
  /** The newest press: an answer to an earlier one is dropped. */
  const pressed = useRef<unknown>(null);

  /** @returns whether it is shown */
  const show = async (asked: ArchiveQuestion, url: string, isNew: boolean): Promise<boolean> => {
    pressed.current = asked;
    const read = await client.query(archiveQuery(kind, asked)).catch(() => null);
    if (pressed.current !== asked) return false;
    if (read?.status !== "read") {
      window.location.assign(url);
      return false;
    }
    const filter = read.filters.find(({ value }) => value === asked.filter)?.name;
    if (isNew) history.pushState(null, "", url);
    document.title = `${archiveContent.title(title, filter, asked.page)} | ${site.name}`;
    setQuestion(asked);
    return true;
  };

  const onClick = (event: MouseEvent) => {
    pressed.current = event;
    const { target, button } = event;
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || button !== 0 || opensElsewhere(event)) return;
    const asked = link.pathname === archivePath(kind) ? questionOfUrl(kind, link) : null;
    if (!asked) return;
    event.preventDefault();
    void show(asked, link.href, true).then((isShown) => {
      if (!isShown) return;
      window.scrollTo({ top: 0, behavior: "instant" });
      element.current?.focus({ preventScroll: true });
    });
  };

  useEffect(() => {
    const onPopState = () => {
      const asked = questionOfUrl(kind, window.location);
      if (asked) void show(asked, window.location.href, false);
    };
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  });

  // Back in a document that was loaded anew has started this, and is heard only now.
  useEffect(() => {
    const asked = questionOfUrl(kind, window.location);
    if (asked?.page !== first.page || asked.filter !== first.filter)
      window.dispatchEvent(new PopStateEvent("popstate"));
  }, [kind, first]);

  return { question, element, onClick };
}
