import { formatFactor, formatUnder } from "../../../lib/format.ts";
import { claims } from "../../../content/claims.ts";
import { sampleDeployment } from "../../../content/sample-site/request.ts";
import { signingKeys } from "../../../content/sample-site/site.ts";
import {
  getTerraformLines,
  rolloutDollars,
  rolloutMinutes,
} from "../../../content/sample-site/terraform.ts";

/** The rollout that the page draws: where each step begins, in percent of the width, and its share. */
export const rolloutSteps = [
  { from: 0, share: 0, name: "commit", short: "commit" },
  { from: 11.16, share: 2, name: "canary 2%" },
  { from: 28.27, share: 10, name: "10%", short: "10%" },
  { from: 44.64, share: 25, name: "25%" },
  { from: 61.01, share: 50, name: "50%", short: "50%" },
  { from: 77.38, share: 100, name: "cut-over 100%", short: "100%" },
] as const;

const shares = rolloutSteps.slice(1).map(({ share }) => share);

/** Content of `/use-cases/devops-acceleration`. */
export const devopsAccelerationContent = {
  hero: {
    crumb: "Use case: DevOps acceleration",
    headline: ["Commit.", "The rest runs itself."],
    lead: "You keep Git. AIOI plans, rolls out and watches each release, and takes one step back when errors rise.",
    action: "Get started",
  },
  rollout: {
    description: `Share of live traffic. After the commit the next version takes ${shares.slice(0, -1).join(", ")} and then ${shares.at(-1)} percent, step by step, while the live version hands over. The error budget is checked before each step, and a breach takes it one step back.`,
    axis: "share of live traffic",
    live: "live: v41",
    next: "next: v42",
    nextShort: "v42",
    budget: "error budget checked before each step; one step back on breach",
    source: "Illustration: you set the steps. Heights are true shares of traffic.",
  },
  challenge: {
    label: "The Challenge",
    headline: "Ready on Tuesday, live in three weeks.",
    items: [
      {
        title: "A release waits",
        text: "For a ticket, for a maintenance window, and for the one person who knows the script. Each release grows while it waits, and so does its risk.",
      },
      {
        title: "Staging drifts from production",
        text: "Somebody patched staging by hand. What passed there fails in production.",
      },
      {
        title: "Every release goes to everyone at once",
        text: "Customers find the fault before a graph does.",
      },
    ],
    proportions: [2, 1, 1],
  },
  platform: {
    label: "How AIOI does it",
    headline: "The repository is the control panel.",
    listings: [
      {
        name: `${sampleDeployment.name}.tf`,
        lines: getTerraformLines(),
      },
      {
        name: "git push origin main",
        lines: [
          "plan      1 to change, 0 to destroy",
          "check     tests and policy passed",
          `verify    reader-12b, models key ${signingKeys.models}`,
          `canary    ${shares.slice(0, -1).join("% · ")}%`,
          "watch     traces, metrics, logs on",
          "budget    0.02% of 0.1% used",
          "cut-over  100%, v41 kept for a day",
          `cost      $${rolloutDollars.toFixed(2)}, one more GPU`,
          `done      in ${rolloutMinutes} minutes, 0 by hand`,
        ],
      },
    ],
    source: "Sample data. One file is the whole release; one push is the whole procedure.",
    table: {
      caption: "What the platform does for a release, and the command or file each part uses",
      head: ["Capability", "What it does", "Command or file"],
      rows: [
        [
          "Git-based workflows",
          "Every change is a commit: reviewed, signed, and reverted like code.",
          "git push origin main",
        ],
        [
          "CI/CD",
          "Builds, tests and policy checks run on every commit. What passes goes out.",
          ".aioi/pipeline.yaml",
        ],
        [
          "Infrastructure as code",
          "Clusters, networks and models in Terraform. You read the plan before it runs.",
          "terraform plan",
        ],
        [
          "Blue-green deployment",
          "The next version runs whole beside the live one, and one switch moves the traffic.",
          'strategy = "blue-green"',
        ],
        [
          "Canary deployment",
          "A small share first, more only while the error budget holds.",
          'strategy = "canary"',
        ],
        [
          "Autoscaling",
          "Replicas follow the load, up and down, between limits you set.",
          "replicas { … }",
        ],
        [
          "Observability",
          "Traces, metrics and logs of a release from its first request.",
          "aioi watch",
        ],
        ["Cost tracking", "Spend by team, by environment and by commit.", "aioi cost --by commit"],
      ],
    },
  },
  benefits: {
    label: "Key Benefits",
    speed: {
      number: `${formatFactor(claims.deploymentFactor)} faster deployment`,
      text: "From commit to production, because nothing in between waits for a person.",
      drawing: {
        description: `Two bars of the same length: one deployment by ticket, and below it ${claims.deploymentFactor} deployments by commit.`,
        before: "one deployment by ticket",
        after: `${claims.deploymentFactor} by commit`,
      },
    },
    rollback: {
      number: "One step back",
      text: "A breached error budget returns the traffic to the step before.",
      drawing: {
        description:
          "The share of the next version rises in steps, is stopped at the fourth, and stays one step lower.",
        refused: "budget breached",
      },
    },
    scale: {
      number: "Sized to the load",
      text: "Replicas follow the requests: you pay for the peak only while it lasts.",
      drawing: {
        description:
          "Load over a day, low at night and high at noon; capacity stays just above it.",
        capacity: "capacity",
        load: "load",
      },
    },
    cost: {
      number: "Cost with a name",
      text: "Each dollar is filed under the commit and the team that spent it.",
      drawing: {
        description: "Spend of three teams as bars: search most, triage half of it, billing least.",
        teams: [
          ["search", 100],
          ["triage", 52],
          ["billing", 21],
        ],
      },
    },
    source: "Deployment speed as stated by AIOI. The small drawings are illustrations.",
  },
  applications: {
    label: "Real-World Applications",
    prototype: {
      title: "Rapid prototyping",
      text: "A branch is an environment. Push it, share its address, and it is gone when the branch is.",
      drawing: {
        description: "A branch leaves main, lives as an environment of its own, and is merged.",
        branch: "branch = environment",
        main: "main",
      },
    },
    production: {
      title: "Production scaling",
      text: "The file names the limits and the load decides between them. Launch day is an ordinary day.",
      drawing: {
        description: "Replicas double step by step: 1, 2, 4, 8, 16.",
        replicas: "replicas",
      },
    },
    environments: {
      title: "Multi-environment deployment",
      text: "One definition for development, staging and production, in the cloud, on-premises and behind an air gap.",
      drawing: {
        description:
          "Three environments in four places. The next version is everywhere in development, in three places in staging, and in one in production.",
        rows: [
          ["dev", 4],
          ["staging", 3],
          ["prod", 1],
        ],
      },
    },
    source: "Illustrations. In the last one, solid squares run the next version.",
  },
  closing: {
    headline: ["Bring one service", "and its repository."],
    promise: `We will have its first deployment out in ${formatUnder(claims.deployMinutes, "minutes")}.`,
    action: "Contact sales",
    drawing: {
      main: "main",
      repository: "your repository",
      push: "git push",
      steps: ["plan", "deploy", "watch"],
      time: formatUnder(claims.deployMinutes, "minutes"),
      first: "first release",
      next: "the next ones",
    },
  },
} as const;
