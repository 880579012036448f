import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";

import { listQuery } from "../../articles/article-queries.ts";
import { type ArticleKind, articleKinds, type ListItems } from "../../articles/kinds.ts";
import type { DehydratedQueries } from "../../articles/dehydrated-queries.ts";
import { LoadedQueries } from "../../articles/loaded-queries.tsx";
import { InsightCards } from "./insight-cards.tsx";
import { ListSection } from "./list-section.tsx";
import { StoryCards } from "./story-cards.tsx";
import { UpdateRows } from "./update-rows.tsx";

/**
 * One list for each kind of article. In use, it reads again what could not be read, and what is older
 * than five minutes.
 */
export default function ResourceLists({ queries }: { queries: DehydratedQueries }) {
  return (
    <LoadedQueries queries={queries}>
      <List kind="story">{(stories) => <StoryCards stories={stories} />}</List>
      <List kind="insight">{(insights) => <InsightCards insights={insights} />}</List>
      <List kind="update">{(updates) => <UpdateRows updates={updates} />}</List>
    </LoadedQueries>
  );
}

type ListProps<K extends ArticleKind> = {
  kind: K;
  children: (items: readonly ListItems[K][]) => ReactNode;
};

/** Rows, or one sentence for no rows; nothing for a failed read (spec section 8: ignored silently). */
function List<K extends ArticleKind>({ kind, children }: ListProps<K>) {
  const { data } = useQuery(listQuery(kind));
  return (
    <ListSection kind={kind}>
      {data?.length === 0 ? (
        <p className="t-body text-ink2">{articleKinds[kind].content.list.empty}</p>
      ) : (
        data && children(data)
      )}
    </ListSection>
  );
}
