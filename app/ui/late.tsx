import type { ReactNode } from "react";

import { useDocument } from "../lib/document-context.ts";

type LateProps<Value> = {
  /** A promise where the loader of the page did not wait for it. */
  data: Value | Promise<Value>;
  /**
   * Shown until the data has come. It stays in the document, hidden by a style, so it has neither ids nor
   * links.
   */
  loading: ReactNode;
  children: (data: Value) => ReactNode;
  /** Stands there where the children cannot be rendered. */
  failed: ReactNode;
};

/**
 * A part of a page whose data may come late. The page is sent in the order of its document, and no script
 * is needed to show it (docs/decisions/0021).
 */
export function Late<Value>({ data, loading, children, failed }: LateProps<Value>) {
  const { late } = useDocument();
  if (!(data instanceof Promise)) return children(data);
  if (late === "pending") {
    return (
      <>
        <div data-loading="">{loading}</div>
        <template data-late="" />
      </>
    );
  }
  return (
    <>
      <template data-late="" />
      {/* It is what this promise resolved to. */}
      {late === "failed" ? failed : children(late.get(data) as Value)}
    </>
  );
}
