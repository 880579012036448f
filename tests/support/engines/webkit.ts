import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type Engine, findProgram, freePort, retried, start, stop, type Wishes } from "./engine.ts";

const driver = findProgram("/usr/bin/WebKitWebDriver");
const browser = findProgram("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
const screen = findProgram("/usr/bin/Xvfb");

/** What WebKitGTK needs here: its driver, a browser around it, and a screen, which it does not do without. */
export const webkit = driver && browser && screen ? { driver, browser, screen } : undefined;

/** Starts WebKitGTK behind its driver. */
export async function startWebkit(
  programs: NonNullable<typeof webkit>,
  { isDark = false, hasReducedMotion = false }: Wishes = {},
): Promise<Engine> {
  // It takes from the settings of GTK what visitors have set in their system.
  const settings = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  writeFileSync(
    join(settings, "gtk-3.0/settings.ini"),
    `[Settings]\ngtk-enable-animations=${hasReducedMotion ? 0 : 1}\n`,
  );
  const port = await freePort();
  const display = `:${port}`;
  const shown = start(programs.screen, [
    display,
    "-screen",
    "0",
    "1280x900x24",
    "-nolisten",
    "tcp",
  ]);
  const started = start(programs.driver, [`--port=${port}`], {
    DISPLAY: display,
    WAYLAND_DISPLAY: undefined,
    XDG_CONFIG_HOME: settings,
    // Otherwise GTK starts buses of its own, which outlive it.
    DBUS_SESSION_BUS_ADDRESS: "disabled:",
    NO_AT_BRIDGE: "1",
    GTK_THEME: isDark ? "Adwaita:dark" : "Adwaita",
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
  });
  const send = async (method: "POST" | "DELETE", path: string, body: object = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown }; // of the protocol
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const capabilities = {
    alwaysMatch: {
      "webkitgtk:browserOptions": { binary: programs.browser, args: ["--automation"] },
    },
  };
  const { sessionId } = (await retried(() => send("POST", "/session", { capabilities }))) as {
    sessionId: string;
  };
  const session = `/session/${sessionId}`;
  const resize = async (width: number) =>
    void (await send("POST", `${session}/window/rect`, { width, height: 800 }));
  await resize(1280);
  return {
    resize,
    open: async (url) => void (await send("POST", `${session}/url`, { url })),
    back: async () => void (await send("POST", `${session}/back`)),
    run: async (body) => {
      const script = `const done = arguments[0]; (async () => {${body}})().then((value) => done(JSON.stringify(value ?? null)), (error) => done(JSON.stringify({ failed: String(error) })));`;
      const text = await send("POST", `${session}/execute/async`, { script, args: [] });
      return JSON.parse(String(text)) as unknown;
    },
    perform: async (actions) => void (await send("POST", `${session}/actions`, { actions })),
    close: async () => {
      await send("DELETE", session).catch(() => undefined);
      stop(started);
      stop(shown);
      await retried(async () => rmSync(settings, { recursive: true, force: true }));
    },
  };
}
