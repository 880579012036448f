/** What a log entry may hold: facts about the request, never what a visitor typed. */
type LogFields = Record<string, string | number | boolean | null | undefined>;

/** Writes structured entries that all carry the same request id. */
export type Log = Record<"info" | "warn" | "error", (event: string, fields?: LogFields) => void>;

/**
 * Logs one JSON object per line, as Workers Logs and `wrangler tail` read it.
 *
 * @param requestId the id that ties the entries of one request together
 * @param env the `env` argument of the Worker's handlers, which names the environment
 * @returns writers for three levels; `event` is a dotted name such as `lead.stored`
 */
export function createLog(requestId: string, env: object = {}): Log {
  // Only the name of a deployment; local runs have none.
  const name: unknown = Reflect.get(env, "ENVIRONMENT");
  const environment = typeof name === "string" ? name : undefined;
  const write =
    (level: keyof Log) =>
    (event: string, fields: LogFields = {}) => {
      console[level](JSON.stringify({ level, event, environment, requestId, ...fields }));
    };
  return { info: write("info"), warn: write("warn"), error: write("error") };
}

/** Of JavaScript, the platform's interfaces, our schemas and ourselves. */
const errorNames = new Set([
  ..."Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError".split(" "),
  ..."URIError AbortError ConstraintError DataCloneError DataError EncodingError".split(" "),
  ..."InvalidAccessError InvalidCharacterError InvalidStateError NetworkError".split(" "),
  ..."NotAllowedError NotFoundError NotReadableError NotSupportedError OperationError".split(" "),
  ..."QuotaExceededError SecurityError TimeoutError UnknownError".split(" "),
  ..."ValiError ZodError $ZodError".split(" "),
]);

/** An error's name for a log entry; "other" for one that may be anybody's text. */
export const knownErrorName = (name: string): string => (errorNames.has(name) ? name : "other");

/**
 * The kind of a thrown value for a log entry: its class name, because messages can quote input.
 *
 * @param thrown anything that was caught
 * @returns for example `TypeError`
 */
export function errorName(thrown: unknown): string {
  return thrown instanceof Error ? knownErrorName(thrown.name) : typeof thrown;
}

/**
 * Prints in `npm run dev` what the log may not quote.
 *
 * @param thrown anything that was caught
 */
export function printInDevelopment(thrown: unknown): void {
  // oxlint-disable-next-line no-console -- for who develops
  if (import.meta.env.DEV) console.error(thrown);
}
