import { commonEmailDomains, similarEmailDomains } from "../config/email-domains.ts";

const known = new Set<string>([...commonEmailDomains, ...similarEmailDomains]);

/** Whether one letter is missing, added, another one, or has changed places with the next. */
function differByOne(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const swapped = `${restA.charAt(1)}${restA.charAt(0)}${restA.slice(2)}`;
  return (
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB.slice(1) ||
    swapped === restB
  );
}

/**
 * @param typed an email address as it stands in its field
 * @returns the address that was probably meant; null where nothing looks like a mistake
 */
export function suggestEmail(typed: string): string | null {
  const at = typed.lastIndexOf("@") + 1;
  const domain = typed.slice(at).trim().toLowerCase();
  if (at < 2 || known.has(domain)) return null;
  const meant =
    commonEmailDomains.find((common) => differByOne(domain, common)) ??
    // None of these is a domain of the Internet.
    domain.replace(/\.(con|cmo|ocm|vom|xom|comm|cpm)$/, ".com");
  return meant === domain ? null : typed.slice(0, at).trimStart() + meant;
}
