import { toDatabaseId } from "../../app/server/store/dead-leads.ts";
import { SetupError } from "./error-details.ts";

/** What `--from` calls the database of a dead lead that names none. */
const unknown = "unknown";

/** The database that a command goes to, and the dead leads that belong there. */
export interface LeadDatabase {
  /** Host name and port. */
  name: string;
  /** Whether a dead lead belongs there, by the database that it names; null where it names none. */
  owns: (database: string | null) => boolean;
}

/** The option of commands that move or delete dead leads; see `leadDatabase`. */
export const fromOption = {
  from: { type: "string", multiple: true, default: [] as string[] },
} as const;

/**
 * @param url of the database's Supabase
 * @param isLocal whether the namespace is on this machine, where the port changes with each start
 * @param from databases whose dead leads belong there too: its earlier host names, or `unknown` for
 *   dead leads that name none
 */
export function leadDatabase(
  url: string,
  { isLocal, from }: { isLocal: boolean; from: readonly string[] },
): LeadDatabase {
  const name = toDatabaseId(url);
  if (name === null) throw new SetupError(`SUPABASE_URL is not an address: ${url}`);
  const isThisMachine = (database: string | null) =>
    database === null || /^(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/.test(database);
  return {
    name,
    owns: (database) =>
      database === name ||
      from.includes(database ?? unknown) ||
      (isLocal && isThisMachine(name) && isThisMachine(database)),
  };
}

/** @returns a few words for a dead lead that does not belong where the command goes */
export const foreignLead = (database: string | null): string =>
  database === null ? "of an unknown database" : `of another database (${database})`;

/** @returns how the operator says that such dead leads belong there all the same */
export const fromHint = (databases: readonly (string | null)[]): string =>
  `add ${[...new Set(databases)].map((database) => `--from ${database ?? unknown}`).join(" ")}`;
