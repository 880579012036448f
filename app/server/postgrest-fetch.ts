/**
 * Fetch for supabase-js, which takes some answers for a success that no PostgREST gives: a redirect
 * that it follows, a 404 with `[]` or without a body, an empty 200. Here they are errors.
 *
 * @param timeoutMs how long an answer may take, its body included. The option of supabase-js ends with
 *   the answer's head.
 */
export const postgrestFetch =
  (timeoutMs: number): typeof fetch =>
  async (input, init) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(input, { ...init, redirect: "manual", signal });
    const { status } = response;
    if (status !== 404 && status !== 200) return response;
    const body = await response.text();
    if (status === 200 && body === "") return new Response("{}", { status: 502 });
    // A list, or nothing, is no error of PostgREST; supabase-js needs an object to see one.
    const isError = status === 404 && !body.trimStart().startsWith("{");
    return new Response(isError ? "{}" : body, {
      status,
      headers: { "content-type": response.headers.get("content-type") ?? "text/plain" },
    });
  };
