/** Names of this machine in a URL. */
export const localHosts: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

// What is wrong with a URL that may not be used; follows the name of the variable.
export const supabaseUrlProblem =
  "is not an https address such as https://abc.supabase.co (plain http only for localhost)";
export const serviceUrlProblem = "is not an https address (plain http only for localhost)";

/** These URLs use HTTPS unless they are on this machine. */
export function isHttpsUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && localHosts.has(url.hostname));
}
