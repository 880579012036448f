import { useLayoutEffect } from "react";

import { applyStylesheet } from "../load-stylesheet.ts";
import { pendingContent } from "./error-content.ts";

/** Shown while a page loads. */
export function PendingView() {
  useLayoutEffect(applyStylesheet, []);
  return (
    <p role="status" className="page flex items-center gap-12px py-96px min-h-screen items-start">
      <span aria-hidden="true" className="pulse w-16px h-16px mt-4px bg-signal" />
      {pendingContent}
    </p>
  );
}
