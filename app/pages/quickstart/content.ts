import { claims } from "../../content/claims.ts";
import { sampleDeployment } from "../../content/sample-site/request.ts";
import { followedLine } from "../../content/sample-site/log.ts";
import { getAnswerMs, getModel } from "../../content/sample-site/models.ts";
import { policyLineNumbers, samplePolicy } from "../../content/sample-site/policy.ts";
import { sampleSite } from "../../content/sample-site/site.ts";
import { canarySteps } from "../../content/sample-site/terraform.ts";
import { site } from "../../content/site.ts";
import { formatClock, formatDate } from "../../lib/format.ts";
import { ends } from "./sample-run.ts";

const seconds = ends.deploy - ends.connect;
const firstAnswerMs = getAnswerMs(getModel("reader-12b")).p50;

/** Content of `/quickstart`. */
export const quickstartContent = {
  label: "Quickstart",
  headline: ["An empty rack", `answers in ${Math.floor(ends.ask / 60)} minutes`],
  lead: "Four nodes, one model, one export that is refused. Each command is shown with what it printed.",
  start: "Get started",
  documentation: { label: "Documentation", url: site.docsUrl },
  ruler: {
    steps: [
      { name: "1 Connect", from: 0, to: ends.connect, value: formatClock(ends.connect) },
      {
        name: "2 Deploy",
        from: ends.connect,
        to: ends.deploy,
        value: `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
      },
      { name: "3 Ask", from: ends.deploy, to: ends.ask },
    ],
    answer: ["first answer", formatClock(ends.ask)],
    unit: "min",
    source: `Sample data: the first install of ${sampleSite.name}, on-premises, with the media in the building. The promise is under ${claims.deployMinutes} minutes to the first deployment; what you measure depends on your hardware.`,
  },
  copy: "Copy",
  copied: "Copied",
  install: {
    number: "1",
    title: "Connect: install the platform",
    text: "The plan shows every change before it is made. Nothing happens until you type the second line.",
    name: "shell, any node",
    copies: "the commands of step 1",
  },
  deploy: {
    number: "2",
    title: "Deploy a model",
    text: "Signed weights come in through the gate. What the model tries to reach is refused, and logged.",
    name: "shell, any node",
    copies: "the command of step 2",
  },
  ask: {
    label: "3 Ask",
    headline: ["The request and its answer", "stay in the same room."],
    lead: `${site.name} speaks the chat-completions API that most clients speak. One line changes: the base URL. In a trial on our machines it comes with your sign-in.`,
    languages: "Language of the request",
    requests: [
      { id: "curl", name: "curl" },
      { id: "python", name: "Python" },
      { id: "typescript", name: "TypeScript" },
    ],
    copiesRequest: "the request",
    answer: "Answer",
    ms: `${followedLine.answerMs} ms`,
    status: `HTTP/2 200, ${followedLine.answerMs} ms`,
    log: "The line it wrote, in your log",
    copiesLog: "the line of the log",
    source: `The call is ${sampleSite.name}’s at ${followedLine.time.slice(0, 8)} on ${formatDate(sampleSite.day)}. The first answer, at ${formatClock(ends.ask)}, took ${firstAnswerMs} ms. The underlined id is the same in the answer and in the log.`,
  },
  policy: {
    number: "4",
    title: "Write the policy",
    text: `One file says who may ask which model, what it may read, and who approves an export. Line ${policyLineNumbers.read} allowed the read. Line ${policyLineNumbers.deny} refused the export.`,
    name: samplePolicy.file,
    copies: samplePolicy.file,
  },
  git: {
    number: "5",
    title: "Keep it in Git",
    text: `The same deployment as code. A canary takes ${canarySteps[0]}% of the traffic first, and goes back if it fails.`,
    name: `${sampleDeployment.name}.tf`,
    copies: `${sampleDeployment.name}.tf`,
  },
  closing: {
    headline: [`Your four nodes, our engineer, ${claims.trialDays} days.`, "No credit card."],
    start: "Get started",
    contact: "Contact sales",
    compare: { label: "Compare", href: "/compare" },
  },
} as const;
