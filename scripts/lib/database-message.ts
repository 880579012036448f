import { getCode, getMessage } from "./error-details.ts";

/**
 * Codes of PostgreSQL and PostgREST whose messages name what is in a schema, a server or a key, and hold
 * no value. Others quote what was sent or stored ("invalid input syntax for type uuid: …"), or were
 * written by whoever wrote a trigger.
 */
const valueless = /^(?:(?:08|23|28|42|53|55|57)[0-9A-Z]{3}|PGRST[023]\d\d)$/;

/**
 * What an operator reads of an error of the database: no value of a row, which may be personal data and
 * would stay in the log of a job.
 *
 * @param code undefined for what stands in front of the database, such as a gateway
 */
export const databaseMessage = (code: string | undefined, message: string): string =>
  code === undefined || valueless.test(code)
    ? message
    : `${code} (its message may quote a row, so it is not shown)`;

/** The same of an error that PostgreSQL threw, or something around it. */
export function databaseFault(error: unknown): string {
  const code = getCode(error);
  const isOfDatabase = typeof code === "string" && /^[0-9A-Z]{5}$/.test(code);
  return databaseMessage(isOfDatabase ? code : undefined, getMessage(error));
}
