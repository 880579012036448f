/** `GDPR, HIPAA and SOC 2`: no comma before "and", unlike `Intl.ListFormat` in US English. */
export const joinWithAnd = (items: readonly string[]) =>
  `${items.slice(0, -1).join(", ")} and ${items.at(-1) ?? ""}`;
