import { useMatches } from "@tanstack/react-router";
import { use } from "react";

import { resultPrefix } from "../content/messages.ts";
import { PostedFormContext } from "../leads/posted-form.ts";
import { useDocument } from "../lib/document-context.ts";

/**
 * The head of the page: what its routes say, and its styles. In place of the router's
 * `HeadContent`, which also preloads what only the router's own script needs.
 */
export function Head() {
  const matches = useMatches();
  const { assets, css, nonce } = useDocument();
  const tags = matches.flatMap(({ meta }) => meta ?? []).filter((tag) => tag !== undefined);
  // One of each name: that of the innermost route.
  const named = new Map(
    tags.flatMap((tag) => ("title" in tag ? [] : [[tag.name ?? tag.property ?? tag.charSet, tag]])),
  );
  // A page that is not found names itself.
  const title = tags.findLast((tag) => tag.title)?.title;
  const posted = use(PostedFormContext);
  const result = posted && `${resultPrefix[posted.ok ? "sent" : "failed"]} `;
  return (
    <>
      {Array.from(named, ([name, tag]) => (
        <meta key={name} {...tag} />
      ))}
      {title !== undefined && <title>{`${result ?? ""}${title}`}</title>}
      {matches
        .flatMap(({ links }) => links ?? [])
        .map((link) => link && <link key={`${link.rel} ${link.href}`} {...link} />)}
      {css === null ? (
        assets?.css?.map((link) => {
          const href = typeof link === "string" ? link : link.href;
          return <link key={href} rel="stylesheet" href={href} />;
        })
      ) : (
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: css }} />
      )}
    </>
  );
}

/**
 * The one script of every page, by its name in Start's manifest. It is not `async`, as Start has it: it
 * runs when the whole document is there, also where that arrives in pieces or waits for a stylesheet.
 */
export function EntryScript() {
  const { assets, nonce } = useDocument();
  return assets?.scripts?.map(({ attrs, children }) => (
    <script
      key={String(attrs?.["src"] ?? "")}
      nonce={nonce}
      {...attrs}
      async={false}
      {...(children === undefined ? {} : { dangerouslySetInnerHTML: { __html: children } })}
    />
  ));
}
