import type { Environment } from "./environment.ts";

// Both bindings need a complete URL, and ignore its host.

/** Reads a file of the build; throws where it is not there. */
export async function fetchAsset({ ASSETS }: Environment, path: string) {
  const response = await ASSETS?.fetch(`https://assets.invalid${path}`);
  if (!response?.ok) throw new Error(`status ${response?.status}`);
  return response;
}

/** Asks the Worker that renders images and texts, by a POST with a body; throws where it fails. */
export async function askRenderer({ RENDERER }: Environment, path: string, body?: string) {
  const post = body === undefined ? {} : { method: "POST", body };
  const response = await RENDERER?.fetch(`https://renderer${path}`, post);
  if (response?.status !== 200) throw new Error(`RENDERER answered ${response?.status}`);
  return response;
}
