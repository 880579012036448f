import { rulebooks } from "./site.ts";

/** What each rulebook asks for, one control a row. */
export const clauses = [
  [
    "Zero data exfiltration",
    "Art. 44, transfers",
    "§164.312(e), transmission",
    "CC6.7, transmission",
  ],
  ["Encrypted data", "Art. 32, security", "§164.312(a)(2)(iv)", "CC6.1, protection"],
  ["Role-based access control", "Art. 25, by default", "§164.312(a)(1), access", "CC6.3, roles"],
  ["Audit logging", "Art. 5(2), accountability", "§164.312(b), audit", "CC7.2, monitoring"],
  ["No telemetry", "Art. 5(1)(c), minimization", "§164.502(b), minimum", "C1.1, confidentiality"],
] as const;

/** How many clauses that are, of all rulebooks. */
export const clauseCount = clauses.length * rulebooks.length;
