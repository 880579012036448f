import { exitDays } from "../../../app/content/documents.ts";
import { consulting, tiers } from "../../../app/content/tiers.ts";
import { currentRelease } from "../../../app/content/sample-site/site.ts";
import { policy, site } from "../../../app/content/site.ts";
import { formatDollars } from "../../../app/lib/format.ts";
import { runsInOf } from "../../../app/pages/more-info/content.ts";
import { type DocumentBody, table } from "./contract.ts";
import { exitLine } from "./drawings.ts";

const { exported, readBack, deleted } = exitDays;
const day = (number: number) => `day ${number}`;

export const exitPlan: DocumentBody = {
  file: "exit-plan.pdf",
  title: "Exit plan",
  head: `Exit plan, release ${currentRelease.name}`,
  lead: "What you take with you, in which format, who does it and on which day it is over. It holds for every tier; the days are at most.",
  pages: [
    [
      {
        drawing: exitLine([
          [0, "notice"],
          [exported, "export done"],
          [readBack, "read back by you"],
          [deleted, "deleted, with a record"],
        ]),
        alt: `Notice on day 0, export done by day ${exported}, read back by you by day ${readBack}, deleted with a record by day ${deleted}.`,
      },
      table(
        ["What", "Format", "Who", "By"],
        [
          ["Records and vectors", "PostgreSQL dump, Parquet", "you, one command", day(exported)],
          ["Weights you trained", "safetensors, signed", "you, one command", day(exported)],
          ["Audit log", "JSON Lines, signed", "you, or your log server", day(exported)],
          ["Policies and roles", "YAML, in your Git", "they are there already", day(0)],
          [
            "Pipelines",
            "Terraform, Kubernetes manifests",
            "our engineer, with yours",
            day(readBack),
          ],
          ["What we hold", "deleted, record sent", "we", day(deleted)],
        ],
      ),
      { heading: "If we cannot serve you" },
      {
        text: "From Scaler up, source, build instructions and signing keys lie with an escrow agent. The agent releases them if we are insolvent, stop the product, or miss the SLA three months in a row. What runs inside your wall goes on running: the license is a file, and it calls nobody.",
      },
      { heading: "What it costs" },
      {
        text: `Exports: nothing. An engineer of ours: ${formatDollars(consulting.hourlyRate)} an hour, ${consulting.minimumHours} hours at least, if you want one.`,
      },
    ],
    [
      { heading: "Day by day" },
      table(
        ["Day", "You", "We"],
        [
          [
            "0",
            "give notice, in writing, and name who signs for the end",
            "confirm on the same day, with the dates",
          ],
          ["1", "run the export as a dry run", "send the size of each part"],
          [
            String(exported),
            "have all of it on media of your own",
            "answer what is missing within a day",
          ],
          ["30", "restore a part of it somewhere else", "join the call, if you want us"],
          [String(readBack), "say that it was read back", "hand over the pipelines"],
          ["60", "change sign-ins and secrets that met ours", "close support access for good"],
          [String(deleted), "get the record", "delete what is left with us"],
        ],
      ),
      {
        text: `The service runs until the day you name; where that is later, what we hold is deleted ${deleted} days after it. A contract that you pay by the month ends with the month. Backups follow the deletion with their rotation, 30 days later at most; invoices stay ${policy.financialRecordYears} years.`,
      },
    ],
    [
      { heading: "What leaves from where" },
      table(
        ["Tier", "Runs in", "The log holds", "What we delete"],
        tiers.map(({ features, ...tier }) => [
          tier.name,
          runsInOf(tier),
          String(features.auditLog),
          features.customerKeys === true
            ? `the account; invoices stay ${policy.financialRecordYears} years`
            : "what you put on our machine",
        ]),
      ),
      { heading: "Escrow" },
      {
        list: [
          "Deposited at each release: source, build instructions, keys that sign a release, the bill of materials.",
          "Checked once a year: the agent builds a release from the deposit and compares it with ours.",
          "Released within five working days after the event was shown. You may use it to run what you run, and to correct it.",
        ],
      },
    ],
    [
      { heading: "The record of deletion" },
      table(
        ["It says", "For example"],
        [
          ["what", "records, vectors, weights, logs, keys, accounts"],
          ["where", "region, zone, store and its backups"],
          ["when", "day and hour, in UTC"],
          ["how", "keys destroyed first, then the volumes"],
          ["by whom", "two people, by name"],
          ["signed with", "the key of the release that ran"],
        ],
      ),
      { heading: "Whom you write to" },
      {
        text: `${site.email}, with the number of your contract. A person answers within 24 hours; the end itself begins on the next working day.`,
      },
      { heading: "Try it before you need it" },
      {
        text: "The export is a command of every tier, at any time, and the log has a line of it. Anyone who runs it once a year knows that the plan holds.",
      },
    ],
  ],
};
