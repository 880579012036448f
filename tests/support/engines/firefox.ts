import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Engine, findProgram, freePort, retried, start, stop, type Wishes } from "./engine.ts";

/** Where distributions have it. */
export const firefox = findProgram(
  "/usr/bin/firefox-esr",
  "/usr/lib/firefox-esr/firefox-esr",
  "/usr/lib/firefox/firefox",
);

type Answer = { id?: number; result?: unknown; error?: string; message?: string };

/** A first start without pages and questions of its own. */
const preferences = {
  "browser.aboutwelcome.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "app.update.auto": false,
};

/** What visitors set in its settings or in those of their system, which it has preferences for. */
const preferencesOf = ({ isDark, hasReducedMotion, hasForcedColors }: Wishes) => ({
  "layout.css.prefers-color-scheme.content-override": isDark === true ? 0 : 1,
  "ui.prefersReducedMotion": hasReducedMotion === true ? 1 : 0,
  // 2: colors of pages are always replaced.
  "browser.display.document_color_use": hasForcedColors === true ? 2 : 0,
});

/** Starts Firefox, which speaks WebDriver BiDi without a driver. */
export async function startFirefox(program: string, wishes: Wishes = {}): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  const lines = Object.entries({ ...preferences, ...preferencesOf(wishes) }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const port = await freePort();
  const browser = start(program, [
    "--headless",
    "--no-remote",
    "--profile",
    profile,
    `--remote-debugging-port=${port}`,
  ]);
  const socket = await retried(() => connect(`ws://127.0.0.1:${port}/session`), 600);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener("message", ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer; // of the protocol
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  let last = 0;
  const send = async (method: string, params: object): Promise<unknown> => {
    const id = (last += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message = "" } = await answered;
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`);
    return result;
  };
  await send("session.new", { capabilities: {} });
  const { contexts } = (await send("browsingContext.getTree", {})) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context;
  const resize = async (width: number) =>
    void (await send("browsingContext.setViewport", { context, viewport: { width, height: 800 } }));
  await resize(1280);
  return {
    resize,
    open: async (url) =>
      void (await send("browsingContext.navigate", { context, url, wait: "complete" })),
    back: async () => void (await send("browsingContext.traverseHistory", { context, delta: -1 })),
    run: async (body) => {
      const { result, exceptionDetails } = (await send("script.evaluate", {
        expression: `(async () => JSON.stringify(await (async () => {${body}})() ?? null))()`,
        target: { context },
        awaitPromise: true,
      })) as { result?: { value?: string }; exceptionDetails?: { text: string } };
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return JSON.parse(result?.value ?? "null") as unknown;
    },
    perform: async (actions) => void (await send("input.performActions", { context, actions })),
    print: async () => {
      const page = { width: 21, height: 29.7 };
      const { data } = (await send("browsingContext.print", { context, page })) as { data: string };
      return Buffer.from(data, "base64");
    },
    close: async () => {
      socket.close();
      stop(browser);
      await retried(async () => rmSync(profile, { recursive: true, force: true }));
    },
  };
}

function connect(address: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener("open", () => resolve(socket));
    socket.addEventListener("error", () => reject(new Error(`${address} does not answer`)));
  });
}
