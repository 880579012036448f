import * as z from "zod/mini";

/** Where Analytics Engine of the account is asked, with which token, and how long it may take. */
type AnalyticsAccess = { url: string; token: string; timeoutMs: number };

/**
 * Asks Analytics Engine's SQL interface.
 *
 * @param query in its SQL; the answer is JSON unless it says otherwise
 * @param row what each row of the answer is; whole numbers of 64 bits come as texts
 * @throws {Error} when it does not answer with such rows
 */
export async function askAnalytics<Row>(
  { url, token, timeoutMs }: AnalyticsAccess,
  query: string,
  row: z.core.$ZodType<Row>,
): Promise<Row[]> {
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: query,
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`status ${response.status}: ${text.slice(0, 300)}`);
  return z.object({ data: z.array(row) }).parse(JSON.parse(text)).data;
}
