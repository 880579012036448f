import { useEffect } from "react";

import { errorContent } from "./error-content.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { announceError } from "../report-errors.ts";
import { reloadOnce } from "../../ui/reload-once.ts";

/**
 * Shown when a page failed to load or to render. It reloads once by itself, because a deployment may
 * have removed a chunk of the page.
 */
export function ErrorView({ error }: { error: unknown }) {
  useEffect(() => {
    reloadOnce();
    announceError(error);
  }, [error]);
  return (
    <div className="hatch">
      <div className="page py-56px sm:py-112px">
        <div className="wall bg-surface max-w-744px p-28px sm:p-44px">
          <p className="t-lab text-warn">{errorContent.label}</p>
          <h1 className="mt-12px t-d2">{errorContent.headline}</h1>
          <p className="mt-12px t-lead text-ink2">{errorContent.lead}</p>
          <div className="flex flex-wrap gap-x-24px gap-y-12px mt-28px">
            <Button variant="primary" onClick={() => window.location.reload()}>
              {errorContent.retry}
            </Button>
            <a href="/" className={buttonClass({ variant: "evidence" })}>
              {errorContent.home}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
