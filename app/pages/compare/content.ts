/** Content of `/compare`. */
export const compareContent = {
  label: "Compare",
  headline: (lost: number, rows: number): [string, string] => [
    "Four ways to run AI.",
    `Ours loses ${lost} of ${rows} rows.`,
  ],
  lead: (lost: number) => `If one of those ${lost} rows decides for you, take the other column.`,
  print: "Print this page",
  /** At the head of each printed sheet, above the date. */
  sheet: "AIOI, Compare",
  sheetNumbers: ["1 of 2", "2 of 2"],
  /** When the rows were compared. */
  date: "2026-11-24",
  table: {
    caption: "Four ways to run AI, row by row",
    tabs: "Compare AIOI with",
    row: "Row",
    best: "best",
    counted: "Best in the row, counted",
    note: (crossing: string, date: string) =>
      `best in this row; two marks where two are level. Kinds of product, not products: read the contract in front of you. ${crossing} As of ${date}.`,
    crossing: (month: number) => `“Month ${month}” is from the chart below.`,
    printedNote: "best in this row; two marks where two are level. Kinds of product, not products.",
  },
  choice: {
    label: "Which one to choose",
    headline: "Choose the others when they are right",
    texts: {
      aioi: "Records may not leave, use is steady, and nobody is free to run it.",
      hosted: (volume: string) =>
        `You need a prototype this week, with data that may travel. Below ${volume} requests a month a hosted API also stays cheaper.`,
      cloud: "Everything else you run is there already, and their region satisfies your auditor.",
      selfBuilt: "You have the engineers, and the serving layer is your product.",
    },
  },
  closing: {
    headline: "Send us last month’s invoice. We return this chart with your numbers.",
    action: "Contact sales",
    evidence: "View Pricing",
  },
} as const;
