/**
 * What is said as long as the policy denies the export, while the export waits for its approval, and once
 * it is approved.
 */
export type ByDecision = readonly [denied: string, waiting: string, approved: string];

export type Value = string | ByDecision;

/** A stop of the request on its way. */
export type Stop = {
  name: string;
  /** The line of the call that it reads, counted from 0. */
  line: number;
  sentence: Value;
  sheet: {
    title: string;
    /** Lines of JSON: names and values; the one that matters is marked. */
    lines: readonly (readonly [name: string, value: Value, isMarked?: true])[];
  };
  /** Milliseconds since the call. */
  ms: number;
};

/** One call at a sample site; every name and number is invented. It is the refused line of home's console. */
export const requestContent = {
  label: "One request",
  headline: ["Follow one request", "for 25 milliseconds."],
  lead: "One call at a sample site, from its token to its signed line. Change the policy, and it takes another way.",
  caller: ["the agent “intake” calls", "14:02:11"],
  call: [
    "curl https://aioi.internal/v1/chat \\",
    '  -H "Authorization: Bearer $AIOI_TOKEN" \\',
    "  --json '{",
    '    "input": "Summarize panel/88213",',
    '    "export": "lab.vendor.example",',
    '    "model": "auto"',
    "  }' \\",
    '  -H "X-Request-Id: 7731-a4"',
  ],
  id: "7731-a4",
  step: "← → step",
  stops: "Stops of the request",
  switch: { name: "policy 214, export", deny: "deny", allow: "allow with approval" },
  approve: ["Approve export", "Show again"],
  vendor: "lab.vendor.example",
  officer: ["privacy officer", "approves each export"],
  log: ["audit log", "line 41,209"],
  source: "Sample data: request, models, times and signature are invented.",
} as const;

export const requestStops: readonly Stop[] = [
  {
    name: "identity",
    line: 1,
    sentence: "Who asks? Your identity provider answers before a word of the request is read.",
    sheet: {
      title: "what identity adds",
      lines: [
        ["request", '"7731-a4"'],
        ["who", '"intake"', true],
        ["role", '"agent"'],
        ["issuer", '"sso.clinic-04"'],
        ["scopes", '["read", "export"]'],
        ["token", '"valid, 12 min left"'],
      ],
    },
    ms: 1,
  },
  {
    name: "policy",
    line: 4,
    sentence: [
      "Policy 214 names what may leave. This record is not named, so it stops at the wall.",
      "Policy 214 names this record. It waits at the gate until the privacy officer approves it.",
      "The privacy officer approved one record. It left, and the log says who let it out.",
    ],
    sheet: {
      title: "what policy decides",
      lines: [
        ["policy", "214"],
        ["read", '"allowed"'],
        ["export", '"lab.vendor.example"'],
        ["rule", ['"§3, records stay"', '"§4, by approval"', '"§4, by approval"']],
        ["decision", ['"refused"', '"waits for a person"', '"approved, 14:02:19"'], true],
        ["bytes_out", ["0", "0", "2114"]],
      ],
    },
    ms: 2,
  },
  {
    name: "router",
    line: 5,
    sentence: "The cheapest model that is good enough answers, on hardware you own.",
    sheet: {
      title: "what the router chooses",
      lines: [
        ["candidates", "8"],
        ["model", '"hormone-v9"', true],
        ["quality", "94"],
        ["p95_ms", "22"],
        ["usd_per_1k", "0.11"],
        ["where", '"clinic-04, rack 2"'],
      ],
    },
    ms: 25,
  },
  {
    name: "log",
    line: 7,
    sentence: [
      "The answer arrives. The record stays, and one signed line says so.",
      "The answer arrives. The record waits at the gate, and one signed line says so.",
      "The answer arrives. One record left, and one signed line names who let it out.",
    ],
    sheet: {
      title: "what comes back",
      lines: [
        ["status", "200"],
        ["answer", '"2 of 14 values high."'],
        ["export", ['"refused"', '"waits"', '"approved"'], true],
        ["bytes_out", ["0", "0", "2114"]],
        ["log", '"line 41,209"'],
        ["signature", '"ed25519:7f3a…c2"'],
      ],
    },
    ms: 25,
  },
];

/** The line of the log: each stop writes two of its values. */
export const requestLog: readonly (readonly [name: string, value: Value, isMarked?: true])[] = [
  ["time", "14:02:11.000"],
  ["who", "intake, agent"],
  ["asked", "export panel/88213"],
  ["verdict", ["refused, 214 §3", "waits, 214 §4", "approved, 14:02:19"], true],
  ["model", "hormone-v9"],
  ["took", "22 ms, $0.00011"],
  ["out", ["0 B", "0 B", "2,114 B"]],
  ["signed", "7f3a…c2", true],
];
