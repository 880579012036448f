import type { Lead } from "./read-leads.ts";

/** A table of leads for a terminal, one line for each. */
export function formatLeads(leads: readonly Lead[]): string {
  const head = [
    "created_at",
    "kind",
    "name",
    "email",
    "company",
    "status",
    "autopilots",
    "message",
  ];
  const maxWidths = [16, 33, 28, 40, 28, 11, 28, 48];
  const lines = leads.map((lead) => [
    `${new Date(lead.createdAt).toISOString().slice(0, 16)}Z`,
    // Sent by `npm run smoke`: nobody is to call this customer.
    `${lead.status === "test" ? "TEST " : ""}${lead.form ?? lead.table}`,
    lead.name,
    lead.email,
    lead.company,
    lead.status,
    lead.selectedAutopilots === null ? "" : `[${lead.selectedAutopilots.join(", ")}]`,
    lead.message,
  ]);
  const cells = [head, ...lines].map((line) =>
    line.map((cell, column) => shorten(cell, (maxWidths[column] ?? 40) + 1)),
  );
  const widths = head.map((_, column) =>
    Math.max(...cells.map((line) => charactersOf(line[column] ?? "").length)),
  );
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - charactersOf(cell).length))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** On one line, and without the control characters by which a visitor could steer a terminal. */
function shorten(text: string, length: number): string {
  const characters = charactersOf(text.replace(/[\p{C}\s]+/gu, " ").trim());
  return characters.length <= length
    ? characters.join("")
    : `${characters.slice(0, length - 1).join("")}…`;
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
