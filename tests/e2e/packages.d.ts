// What is used here of a package that only `npm run rehearse` installs (tests/e2e/package.json).

declare module "@ghostery/adblocker-playwright" {
  import type { Page } from "playwright/test";

  export class PlaywrightBlocker {
    static parse(list: string): PlaywrightBlocker;
    on(event: "request-blocked", listener: (request: { url: string }) => void): void;
    enableBlockingInPage(page: Page): Promise<unknown>;
  }
}
