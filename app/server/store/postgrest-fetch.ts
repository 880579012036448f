/**
 * Fetch for postgrest-js, which takes for a success some responses that PostgREST never sends: a
 * redirect that it follows, a 404 with `[]` or without a body, an empty 200, a 201 without the header
 * that PostgREST gives to every insert. Here they are errors.
 *
 * @param timeoutMs of a response with its body. The timeout of postgrest-js covers only the headers.
 */
export const postgrestFetch =
  (timeoutMs: number): typeof fetch =>
  async (input, init) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(input, { ...init, redirect: "manual", signal });
    const { status } = response;
    if (status === 201 && !response.headers.has("content-range")) {
      await response.body?.cancel();
      return unusable("201 without Content-Range");
    }
    if (status !== 404 && status !== 200) return response;
    const body = await response.text();
    if (status === 200 && body === "") return unusable("200 without a body");
    // PostgREST's errors are objects, and postgrest-js recognises nothing else as one.
    const isError = status === 404 && !body.trimStart().startsWith("{");
    return new Response(isError ? "{}" : body, {
      status,
      headers: { "content-type": response.headers.get("content-type") ?? "text/plain" },
    });
  };

/** @param code in place of an SQLSTATE, for the log */
const unusable = (code: string): Response =>
  Response.json({ code, message: code }, { status: 502 });
