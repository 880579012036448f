import { useEffect } from "react";

import { errorWords } from "./error-content.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { reloadOnce } from "../../ui/reload-once.ts";

/**
 * Shown in place of a page that failed to load or to render. Trying again, once by itself, asks the
 * Worker for it: a file of the page may be gone since a deployment.
 */
export function ErrorPage() {
  useEffect(() => {
    reloadOnce();
  }, []);
  return (
    <div className="hatch">
      <div className="page py-56px sm:py-112px">
        <div className="wall bg-surface max-w-744px p-28px sm:p-44px">
          <p className="t-lab text-warn">{errorWords.label}</p>
          <h1 className="mt-12px t-d2">{errorWords.headline}</h1>
          <p className="mt-12px t-lead text-ink2">{errorWords.lead}</p>
          <div className="flex flex-wrap gap-x-24px gap-y-12px mt-28px">
            <Button variant="primary" onClick={() => window.location.reload()}>
              {errorWords.retry}
            </Button>
            <a href="/" className={buttonClass({ variant: "evidence" })}>
              {errorWords.home}
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
