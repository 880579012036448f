/** A call in the audit log. */
export type LogLine = {
  who: string;
  action: string;
  verdict: string;
  refused?: true;
  /** The wires and nodes of the map that it takes, by their names there. */
  path: string;
};

/** What the console shows. A sample installation; every name and number is invented. */
export const consoleContent = {
  title: "The AIOI console, sample data",
  map: "Map of a clinic: an agent, a gateway, three endpoints and the records stand inside one wall with one gate. The agent’s export to a vendor outside is refused inside the wall.",
  site: "clinic-04",
  mode: "on-premises",
  policy: "policy 214 in force since 09:00",
  out: ["data out, 24 h", "0 B"],
  refused: "3 refused",
  nav: [
    ["Boundary", "1"],
    ["Endpoints", "12"],
    ["Router", "3"],
    ["Agents", "6"],
    ["Policies", "31"],
    ["Audit log", ""],
    ["Releases", ""],
    ["Cost", ""],
  ],
  sites: ["sites", "clinic-04", "clinic-07", "lab"],
  boundary: ["Boundary", "1 gate, 0 routes out"],
  router: ["Router", "last hour, 41,208 requests"],
  shares: [
    ["triage-70b", 44],
    ["hormone-v9", 27],
    ["draft-13b", 18],
    ["others", 11],
  ],
  /** With the shares above they make the hour's requests. */
  rules: {
    title: "Requests of each rule",
    rows: [
      ["score a case", "triage-70b", "18,132"],
      ["read a panel", "hormone-v9", "11,126"],
      ["draft a letter", "draft-13b", "7,417"],
    ],
  },
  note: ["export refused", "14:02:11, policy 214 §3"],
  nodes: {
    intake: "intake",
    agent: "agent",
    gateway: "gateway",
    signed: "signed only",
    triage: "triage",
    panels: "panel-read",
    letters: "letters",
    records: "records",
    recordCount: "19,204 panels",
    vendor: "vendor",
    models: "models",
  },
  endpoints: {
    title: ["Endpoints", "6 of 12"],
    // A sixtieth of the hour's requests.
    head: ["endpoint", "p95 ms", "req/min", "$ per 1k"],
    rows: [
      ["triage", "triage-70b", "48", "302", "0.38"],
      ["panel-read", "hormone-v9", "22", "185", "0.11"],
      ["letters", "draft-13b", "140", "124", "0.24"],
      ["ocr-intake", "scan-2b", "19", "40", "0.04"],
      ["search", "embed-s", "6", "29", "0.01"],
      ["dictation", "speech-1b", "84", "6", "0.09"],
    ],
  },
  log: ["Audit log", "every call, replayable"],
} as const;

/** The calls that follow each other in the log; each fourth one is refused. */
export const logLines: readonly LogLine[] = [
  {
    who: "intake",
    action: "read panel/88213",
    verdict: "allowed",
    path: "agent records intake",
  },
  {
    who: "intake",
    action: "export records",
    verdict: "refused §3",
    refused: true,
    path: "out intake vendor",
  },
  {
    who: "letters",
    action: "draft referral/5521",
    verdict: "allowed",
    path: "agent letters intake",
  },
  {
    who: "triage",
    action: "score case/7731",
    verdict: "allowed",
    path: "agent triage intake",
  },
  {
    who: "gateway",
    action: "verify triage-70b",
    verdict: "signed",
    path: "models gate triage gateway",
  },
  {
    who: "letters",
    action: "send draft",
    verdict: "refused §5",
    refused: true,
    path: "out intake vendor",
  },
  {
    who: "panel-read",
    action: "read panel/88212",
    verdict: "allowed",
    path: "panels records panel-read",
  },
  {
    who: "letters",
    action: "draft referral/5520",
    verdict: "allowed",
    path: "agent letters intake",
  },
];
