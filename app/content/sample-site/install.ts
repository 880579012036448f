import { getAnswerMs, getModel, getWeightsGb } from "./models.ts";
import { samplePolicy } from "./policy.ts";
import { currentRelease, releaseMedia, sampleSite, signingKeys } from "./site.ts";

type InstallEvent = {
  /** Since the media was mounted. */
  seconds: number;
  name: string;
  text: string;
  result: string;
};

const first = getModel("reader-12b");
const answerMs = getAnswerMs(first).p50;
const firstTokenMs = "firstTokenMs" in first.speed ? first.speed.firstTokenMs.p50 : answerMs;

/** The site's first install. */
export const sampleInstall = {
  day: "2026-11-03",
  commands: [
    "aioi plan --dry-run",
    `aioi install --mode ${sampleSite.mode} --media ${releaseMedia}`,
    `aioi deploy ${first.name} --name panel-read --replicas ${first.replicas} --policy ${samplePolicy.file}`,
  ],
} as const;

export const installEvents: readonly InstallEvent[] = [
  {
    seconds: 0,
    name: "media",
    text: `aioi-${currentRelease.name}, signed by release key ${signingKeys.release}`,
    result: "ok",
  },
  {
    seconds: 41,
    name: "inventory",
    text: `${sampleSite.nodes} nodes, ${sampleSite.cards} GPU, ${sampleSite.storageTb} TB`,
    result: "ok",
  },
  {
    seconds: 135,
    name: "boundary",
    text: `${sampleSite.network}, ${sampleSite.gates} gate, ${sampleSite.routesOut} routes out`,
    result: "ok",
  },
  { seconds: 252, name: "connected", text: "log open", result: "1 Connect" },
  {
    seconds: 330,
    name: "load",
    text: `${first.name}, ${getWeightsGb(first)} GB`,
    result: "100%",
  },
  {
    seconds: 708,
    name: "probe",
    text: `first token ${firstTokenMs} ms, answer ${answerMs} ms, ${first.replicas} of ${first.replicas}`,
    result: "ok",
  },
  { seconds: 717, name: "egress", text: "telemetry.vendor.example:443", result: "refused" },
  { seconds: 720, name: "live", text: "aioi.internal/v1", result: "2 Deploy" },
  { seconds: 786, name: "answer", text: `first answer, ${answerMs} ms`, result: "3 Ask" },
];
