import type { Environment } from "./environment.ts";
import { isolateMemory } from "./isolate-memory.ts";

// Both bindings need a complete URL, and ignore its host.

/** Fetches a file of the build; throws where it is not there. */
export async function fetchAsset({ ASSETS }: Environment, path: string) {
  const response = await ASSETS?.fetch(`https://assets.invalid${path}`);
  if (!response?.ok) throw new Error(`status ${response?.status}`);
  return response;
}

/** What this isolate has made of the files of its build, by their paths. */
const assetsOf = isolateMemory(() => new Map<string, unknown>());

/**
 * Reads a file of the build, once for each isolate; throws where it is not there.
 *
 * @param parse makes what is remembered; only one reader asks for a path
 */
export async function readAsset<Value>(
  environment: Environment,
  path: string,
  parse: (file: Awaited<ReturnType<typeof fetchAsset>>) => Promise<Value>,
): Promise<Value> {
  const assets = assetsOf(environment);
  // The same reader has made it.
  if (assets.has(path)) return assets.get(path) as Value;
  const value = await parse(await fetchAsset(environment, path));
  assets.set(path, value);
  return value;
}

/** Asks the Worker that renders images and texts, by a POST with a body; throws where it fails. */
export async function askRenderer({ RENDERER }: Environment, path: string, body?: string) {
  const post = body === undefined ? {} : { method: "POST", body };
  const response = await RENDERER?.fetch(`https://renderer${path}`, post);
  if (response?.status !== 200) throw new Error(`RENDERER answered ${response?.status}`);
  return response;
}
