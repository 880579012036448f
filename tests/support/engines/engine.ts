import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { createServer } from "node:net";

import { signalProcess } from "../../../scripts/lib/process-info.ts";

/** A browser beside Chromium, driven by what WebDriver has in both of its forms. */
export interface Engine {
  open: (url: string) => Promise<void>;
  /** One entry of the history back; the page may not be there yet. */
  back: () => Promise<void>;
  /** Runs the body of a function in the page; what it returns comes back as JSON. */
  run: (body: string) => Promise<unknown>;
  /** Input sources as WebDriver has them. */
  perform: (sources: readonly object[]) => Promise<void>;
  /** Gives the page another width; WebKitGTK's window alone decides how high it is. */
  resize: (width: number) => Promise<void>;
  /** A4, without backgrounds, as a PDF. WebKitGTK's driver cannot do it. */
  print?: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** What a visitor has set in the browser or the system. */
export interface Wishes {
  isDark?: boolean;
  hasReducedMotion?: boolean;
  /** WebKitGTK knows no forced colors. */
  hasForcedColors?: boolean;
}

/** Where a program is installed; undefined where it is not. */
export const findProgram = (...places: readonly string[]): string | undefined =>
  places.find(existsSync) ?? places.flatMap((place) => globSync(place))[0];

/** A port that nobody listens to. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === "object") resolve(address.port);
        else reject(new Error("No port is free"));
      });
    });
  });
}

/** Starts a program of its own group, so that what it starts ends with it. */
export function start(
  program: string,
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): ChildProcess {
  return spawn(program, parameters, {
    stdio: "ignore",
    detached: true,
    env: { ...process.env, ...environment },
  });
}

export function stop({ pid, exitCode }: ChildProcess): void {
  if (pid !== undefined && exitCode === null) signalProcess(-pid, "SIGKILL");
}

/** Tries until it succeeds: a program that was started listens a moment later. */
export async function retried<T>(work: () => Promise<T>, tries = 100): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Presses keys, one after the other. */
export const press = (engine: Engine, keys: Iterable<string>): Promise<void> =>
  engine.perform([
    {
      type: "key",
      id: "keyboard",
      actions: [...keys].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value },
      ]),
    },
  ]);

/** Presses the middle of the first element that is shown, once it stands still and nothing covers it. */
export async function click(engine: Engine, selector: string): Promise<void> {
  const middle = await engine.run(`
    const all = [...document.querySelectorAll(${JSON.stringify(selector)})];
    const element = all.find((one) => one.checkVisibility({ visibilityProperty: true }));
    for (let before = ""; ; ) {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      await new Promise(requestAnimationFrame);
      const { x, y, width, height } = element.getBoundingClientRect();
      const now = [Math.round(x + width / 2), Math.round(y + height / 2)];
      if (before === String(now) && element.contains(document.elementFromPoint(...now))) return now;
      before = String(now);
    }
  `);
  const [x, y] = middle as [number, number]; // as the script above returns it
  await engine.perform([
    {
      type: "pointer",
      id: "mouse",
      parameters: { pointerType: "mouse" },
      actions: [
        { type: "pointerMove", x, y },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ],
    },
  ]);
}

/** Types into a field that a person would press. */
export async function fill(engine: Engine, selector: string, text: string): Promise<void> {
  await click(engine, selector);
  await press(engine, text);
}
