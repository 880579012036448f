import { firstTierWith } from "../../../app/content/tiers.ts";
import { modeContent } from "../../../app/content/plan.ts";
import { currentRelease } from "../../../app/content/sample-site/site.ts";
import { flows } from "../../../app/pages/trust/crossings/flows.ts";
import { type Block, type DocumentBody, table } from "./contract.ts";
import { plan } from "./drawings.ts";

const owned = firstTierWith("customerKeys");
const airGapped = firstTierWith("airGapped");

type Mode = {
  name: string;
  line: string;
  drawing: Parameters<typeof plan>[0];
  alt: string;
  facts: readonly (readonly [string, string])[];
};

const modes: readonly Mode[] = [
  {
    name: "On our machines",
    line: "Starter on a machine that customers share, Explorer on one that nobody else uses.",
    drawing: {
      inside: "our machine, in the region you choose",
      outside: "your browser",
      gate: "TLS 1.3",
      rooms: [
        ["your room", "records, logs"],
        ["inference", "one release"],
        ["agents", "your policy"],
        ["our keys", "one set each"],
        ["next room", "nobody meets"],
        ["meter", "hours, sign-ins"],
      ],
    },
    alt: "One wall around our machine. Inside are your room with records and logs, inference, agents, our keys with one set for each customer, the next room, and the meter. Your browser comes in through one gate.",
    facts: [
      ["Keys", "ours, one set for each customer, in a hardware module"],
      ["Usage counts", "we count hours, sign-ins and errors, no content"],
      ["Your part", "sign-in, policy, what you put in"],
    ],
  },
  {
    name: modeContent.cloud.name,
    line: modeContent.cloud.line,
    drawing: {
      inside: "your account, one region",
      outside: "provider",
      gate: "signed models",
      rooms: [
        ["gateway", "verify, sign"],
        ["inference", "your GPUs"],
        ["agents", "tools, policy"],
        ["your data", "records, files"],
        ["your keys", "your service"],
        ["log", "your store"],
      ],
    },
    alt: modeContent.cloud.description,
    facts: [
      ["Tiers", `${owned} and above`],
      ["Keys", "yours, in the key service of your account"],
      ["Network", "one subnet without a route out; one gate that asks"],
    ],
  },
  {
    name: modeContent["on-premise"].name,
    line: modeContent["on-premise"].line,
    drawing: {
      inside: "your building",
      outside: "internet",
      gate: "signed models",
      rooms: [
        ["gateway", "verify, sign"],
        ["inference", "your racks"],
        ["agents", "tools, policy"],
        ["your data", "records, files"],
        ["your keys", "your module"],
        ["log", "your store"],
      ],
    },
    alt: modeContent["on-premise"].description,
    facts: [
      ["Tiers", `${owned} and above`],
      ["Machines", "from one node with two GPUs of 48 GB"],
      [
        "Network",
        "a segment of its own; it needs no rule out. You may allow one, for models and releases",
      ],
    ],
  },
  {
    name: modeContent.hybrid.name,
    line: modeContent.hybrid.line,
    drawing: {
      inside: "your data center",
      second: "your cloud account",
      outside: "internet",
      gate: "signed models",
      rooms: [
        ["gateway", "verify, sign"],
        ["inference", "your racks"],
        ["burst", "overflow jobs"],
        ["your data", "records, files"],
        ["your keys", "your module"],
        ["agents", "tools, policy"],
      ],
    },
    alt: modeContent.hybrid.description,
    facts: [
      ["Tiers", "Scaler and above"],
      ["Link", "private, 1 Gbit/s at least, encrypted with your keys"],
      ["What stays", "records and keys stand in the data center; jobs travel without them"],
    ],
  },
  {
    name: modeContent["air-gapped"].name,
    line: modeContent["air-gapped"].line,
    drawing: {
      inside: "your site",
      outside: "media by hand",
      rooms: [
        ["airlock", "two people"],
        ["inference", "your racks"],
        ["agents", "tools, policy"],
        ["your data", "records, files"],
        ["your keys", "your module"],
        ["log", "your store"],
      ],
    },
    alt: modeContent["air-gapped"].description,
    facts: [
      ["Tiers", airGapped],
      ["Media", "signed, read once in the airlock, kept as evidence"],
      ["License", "a file; nothing stops on the day it ends"],
    ],
  },
];

const planPage = (mode: Mode, index: number): Block[] => [
  { heading: `Plan ${index + 1}: ${mode.name}` },
  { text: mode.line },
  { drawing: plan(mode.drawing), alt: mode.alt },
  table(["Fact", "In this plan"], mode.facts),
];

export const architectureBrief: DocumentBody = {
  file: "architecture-brief.pdf",
  title: "Architecture brief",
  head: `Architecture, release ${currentRelease.name}`,
  lead: "Five places to run, one release: our machines, and the four modes in which the wall is yours. What stands in each, which ports it opens, and what crosses the wall.",
  pages: [
    [
      table(
        ["Part", "What it does", "Where it runs"],
        [
          ["Gateway", "verifies models, signs each call, refuses the rest", "at the gate"],
          ["Inference", "loads models, answers in memory", "on GPUs"],
          ["Agents", "call tools that their policy names", "on CPU"],
          ["Router", "chooses a model for each call", "in the gateway"],
          ["Store", "records, vectors, files, encrypted", "your volumes"],
          ["Log", "a line for each call before it runs", "your store"],
          ["Console", "roles, policies, releases, approvals", "beside the gateway"],
        ],
      ),
      {
        text: "All parts are containers on Kubernetes 1.30 or newer, installed by one signed bundle. No part keeps state outside the store and the log, and each can be stopped and started alone.",
      },
      {
        text: "The policy is one file in your Git. It names who may ask which model, what an agent may read, and who approves what leaves.",
      },
    ],
    ...modes.map(planPage),
    [
      { heading: "Ports" },
      table(
        ["From", "To", "Port", "For"],
        [
          ["people, programs", "gateway", "443, TLS 1.3", "calls and console"],
          ["gateway", "inference", "8443, mutual TLS", "prompts and answers"],
          ["agents", "your systems", "as your policy names", "HL7, FHIR, SQL, HTTPS"],
          ["all parts", "store", "5432, mutual TLS", "records, vectors"],
          ["log", "your log server", "6514, TLS", "syslog, if you name one"],
          ["gateway", "our gate", "443, outward, if you allow it", "models and releases"],
        ],
      ),
      {
        text: "The gateway alone listens, and to your own network alone. Everything else is refused and logged.",
      },
      { heading: "Protocols" },
      table(
        ["Of", "Spoken"],
        [
          ["sign-in", "OpenID Connect, SAML 2.0, SCIM 2.0"],
          ["calls", "HTTPS with JSON, server-sent events"],
          ["records", "HL7 v2, FHIR R4, DICOM, ISO 20022, CMIS, by connector"],
          ["keys", "PKCS #11, KMIP"],
          ["operation", "OpenTelemetry, Prometheus, Terraform, Helm"],
        ],
      ),
    ],
    [
      { heading: "What crosses the wall" },
      table(
        ["Flow", "In words", "Check it"],
        flows.map(({ name, note, check }) => [name, note, check]),
      ),
      { heading: "When a part fails" },
      table(
        ["Part", "What happens"],
        [
          ["a GPU", "its models move to the next; the call waits for seconds"],
          ["the gateway", "a second one answers; without one, nothing is answered"],
          ["the log", "no call runs that cannot be written first"],
          ["our gate", "nothing: no new release until it is back"],
        ],
      ),
    ],
  ],
};
