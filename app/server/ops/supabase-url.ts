const localHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** What is wrong with a URL that may not be used; follows the name of the variable. */
export const supabaseUrlProblem =
  "is not an https address such as https://abc.supabase.co (plain http only for localhost)";

/**
 * Leads and keys are sent to this URL, so it uses HTTPS unless it is on this machine.
 *
 * @param text of `SUPABASE_URL`
 */
export function isSupabaseUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && localHosts.has(url.hostname));
}
