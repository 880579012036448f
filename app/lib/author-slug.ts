import { slugLength } from "../config/limits.ts";

/**
 * The last part of the address of an author's page: `Bertrand Oyelowe-Hask` is `bertrand-oyelowe-hask`.
 * A longer name is cut.
 *
 * @returns the empty text for a name without a letter that has a form in ASCII
 */
export const authorSlug = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, slugLength)
    .replace(/-$/, "");

export const authorPath = (name: string): string => `/authors/${authorSlug(name)}`;

/** Whether a path may be that of an author's page; only the database knows who has one. */
export const isAuthorPath = (path: string): boolean => /^\/authors\/[^/]+$/.test(path);
