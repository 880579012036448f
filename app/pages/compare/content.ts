export const compareContent = {
  label: "Compare",
  headline: ["Four ways", "to run AI"],
  lead: "If your week looks like one of those rows, take the other column.",
} as const;
