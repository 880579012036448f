/** @returns what a stored text holds: the text itself where it is no JSON, null where there is none */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return text;
  }
}
