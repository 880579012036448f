import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createInterface } from "node:readline";

import { findChromium } from "../../scripts/lib/find-chromium.ts";
import { temporaryFolder } from "./files.ts";

/** What Chromium's debugging protocol sends: an answer or an event. */
type Message = {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  sessionId?: string;
  result?: Record<string, unknown>;
  error?: { message: string };
};

/** An event of the protocol; `session` names the page it comes from. */
export type ProtocolEvent = {
  method: string;
  params: Record<string, unknown>;
  session: string | undefined;
};

export interface PlainChromium {
  /** Events of all pages, the oldest first. */
  events: readonly ProtocolEvent[];
  /** The page that is shown: a prerendered page takes its place when it is opened. */
  page: () => string;
  /** Rejects when the page is gone before it answers, but for input. */
  send: (method: string, params?: object, session?: string) => Promise<Record<string, unknown>>;
  /** The value of an expression in a page, as JSON. */
  evaluate: (expression: string, session: string) => Promise<unknown>;
  stop: () => Promise<void>;
}

const domains = ["Page", "Network", "Runtime", "Log", "Preload"];

/**
 * Starts a Chromium as visitors have it and drives it by its protocol: Playwright switches prerendering
 * and the back/forward cache off.
 *
 * @param onPage called with the session of each new page, a prerendered one too, before it begins
 */
export async function startPlainChromium(
  onPage: (session: string, send: PlainChromium["send"]) => void = () => undefined,
): Promise<PlainChromium> {
  const profile = temporaryFolder();
  const program = spawn(
    findChromium() ?? "chromium",
    [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--no-first-run",
      "--disable-component-update",
      "--window-size=1280,900",
      "--remote-debugging-port=0",
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const ended = new Promise<void>((resolve) => program.once("exit", () => resolve()));
  const socket = new WebSocket(await debuggingAddress(program.stderr));
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));

  const events: ProtocolEvent[] = [];
  const answers = new Map<
    number,
    {
      session: string | undefined;
      take: (message: Message) => void;
      gone: () => void;
    }
  >();
  let last = 0;
  const send: PlainChromium["send"] = (method, params = {}, session) => {
    last += 1;
    const id = last;
    socket.send(
      JSON.stringify({
        id,
        method,
        params,
        ...(session === undefined ? {} : { sessionId: session }),
      }),
    );
    return new Promise((resolve, reject) => {
      const take = ({ result = {}, error }: Message) => {
        answers.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      };
      // What was pressed has had its effect: another page stands there.
      const gone = () =>
        take(method.startsWith("Input.") ? {} : { error: { message: "the page is gone" } });
      answers.set(id, { session, take, gone });
    });
  };
  /** Pages of the tab, the shown one first: when a prerendered one is opened, the other goes. */
  const sessions: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message; // the protocol's own format
    const { id, method, params = {}, sessionId } = message;
    if (id !== undefined) answers.get(id)?.take(message);
    if (method === undefined) return;
    events.push({ method, params, session: sessionId });
    if (method === "Target.attachedToTarget") {
      const session = String(params["sessionId"]);
      const { type } = params["targetInfo"] as { type: string }; // the protocol's own format
      if (type !== "page") return;
      sessions.push(session);
      const prepare = (method: string) => {
        // A page that is gone meanwhile needs nothing.
        send(method, {}, session).catch(() => undefined);
      };
      for (const domain of domains) prepare(`${domain}.enable`);
      onPage(session, send);
      prepare("Runtime.runIfWaitingForDebugger");
    }
    if (method === "Target.detachedFromTarget") {
      const detached = String(params["sessionId"]);
      const at = sessions.indexOf(detached);
      if (at >= 0) sessions.splice(at, 1);
      // A page that another has replaced answers nothing more.
      for (const { session, gone } of answers.values()) {
        if (session === detached) gone();
      }
    }
  });
  // Through its tab: whoever attaches to a page itself switches prerendering off.
  const { targetInfos } = await send("Target.getTargets", { filter: [{ type: "tab" }] });
  const [tab] = targetInfos as { targetId: string }[]; // the protocol's own format
  const { sessionId } = await send("Target.attachToTarget", {
    targetId: tab?.targetId,
    flatten: true,
  });
  await send(
    "Target.setAutoAttach",
    { autoAttach: true, waitForDebuggerOnStart: true, flatten: true },
    String(sessionId),
  );

  // The page that the tab opens with.
  while (sessions.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));

  return {
    events,
    page: () => sessions[0] ?? "",
    send,
    evaluate: async (expression, session) => {
      const { result, exceptionDetails } = await send(
        "Runtime.evaluate",
        { expression, returnByValue: true, awaitPromise: true },
        session,
      );
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value?: unknown }).value; // the protocol's own format
    },
    stop: async () => {
      socket.close();
      program.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function debuggingAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const found = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (found !== undefined) {
      output.resume();
      return found;
    }
  }
  throw new Error("Chromium ended before it could be driven");
}
