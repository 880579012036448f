import { describe, expect, test } from "vitest";

import { landingPages } from "../../app/content/landing-pages.gen.ts";
import { industries } from "../../app/content/landing-pages.ts";
import { pages } from "../../app/content/pages.ts";
import { suggestMessage, trialPlace } from "../../app/pages/for/content.ts";
import { describePlan, inTwoLines } from "../../app/pages/for/plan/plan-content.ts";
import { privacySovereigntyContent } from "../../app/pages/use-cases/privacy-sovereignty/content.ts";
import { parseLandingPage } from "../../scripts/lib/landing/parse-landing-page.ts";
import { readProject } from "../support/files.ts";

const hospitalsFile = readProject("app/landing/hospitals.md");
const campaign = readProject("app/landing/clinics.md");

describe("the file of an industry", () => {
  const faultsIn = (content: string) => parseLandingPage("hospitals", content).faults;
  const messagesOf = (content: string) => faultsIn(content).map(({ message }) => message);

  test("is a landing page with a plan, tasks, clauses, a document and how it is bought", () => {
    const { page } = parseLandingPage("hospitals", hospitalsFile);
    expect(page).toMatchObject({ split: null, blocksOfB: null, tier: "resident" });
    expect(page?.industry).toMatchObject({
      name: "Hospitals",
      order: 1,
      figure: "97% diagnosis accuracy",
      plan: {
        place: "your hospital",
        systems: [
          { mark: "store" },
          { name: "imaging archive", text: "CT, MR, X-ray", mark: "films" },
        ],
        interfaceName: "interface engine",
        ports: ["HL7 v2", "FHIR", "DICOM"],
        signature: "a clinician signs",
        register: null,
        outside: null,
      },
      buying: [["Tier", "Resident, $999 a month"], {}, {}, {}],
    });
    expect(page?.industry?.tasks.rows[0]).toMatchObject({
      name: "Discharge letter",
      signs: "the physician on duty",
    });
    expect(page?.industry?.clauses.rows).toHaveLength(7);
  });

  test.each<[what: string, content: string, ...messages: string[]]>([
    [
      "a block of an industry on another page",
      campaign.replace("## Form", "## Ports\n\n### bus\n\n- one\n\n## Form"),
      "## Ports needs the field industry",
    ],
    [
      "a field of an industry on another page",
      campaign.replace("form:", "stays: records\nform:"),
      "stays needs the field industry",
    ],
    [
      "no summary and no tier",
      hospitalsFile.replace(/^summary: .*\n/m, "").replace(/^tier: .*\n/m, ""),
      "an industry needs the field summary",
      "an industry needs form: get-started and a tier",
    ],
    [
      "a variant",
      hospitalsFile.replace(
        "## Systems",
        "## Hero, variant b\n\n### Two.\n\nA lead.\n\n## Systems",
      ),
      "an industry has no variants: write a campaign beside it",
    ],
    [
      "a block too few",
      hospitalsFile.replace(/## Buying[^]*(?=## Form)/, ""),
      "the block ## Buying is missing",
    ],
    [
      "two ports, a mark that no system has, a link to another site",
      hospitalsFile
        .replace("- FHIR\n", "")
        .replace("(films)", "(tapes)")
        .replace("(/trust#flow-audit)", "(https://example.com)"),
      "(tapes) is nothing that can be drawn here: store, films, files, zone",
      "2 lines: the drawing has room for 3",
      "write a link to a page of this site here, and nothing else: [Read it](/trust)",
    ],
  ])("says what is wrong with %s", (_, content, ...messages) => {
    expect(messagesOf(content)).toEqual(messages);
  });
});

test("a fourth industry is one file: the guide’s own limits are enough to draw it", () => {
  const insurers = hospitalsFile
    .replace("industry: Hospitals", "industry: Insurers")
    .replace("order: 1", "order: 4\nregister: model register\noutside: broker, mandate")
    .replace("### your hospital", "### your house")
    .replace("imaging archive** CT, MR, X-ray (films)", "claims archive** photos (files)");
  const { faults, page } = parseLandingPage("insurers", insurers);
  expect(faults).toEqual([]);
  expect(page?.industry && describePlan(page.industry.plan)).toContain(
    "the claims archive (photos)",
  );
});

const entries = Object.entries(landingPages);

test.each(entries)("the customer of /for/%s is as its story says", (_, { blocks }) => {
  const proof = blocks.find(({ kind }) => kind === "proof");
  if (proof?.kind !== "proof") throw new Error("Every page has a proof");
  const story = readProject("supabase/seed.sql").split(`'${proof.story}'`)[1] ?? "";
  expect(story).toContain(proof.quote);
  expect(story).toContain(proof.speaker);
  for (const [name, value] of proof.facts)
    expect(story).toContain(`<td>${name}</td><td>${value}</td>`);
  expect(story).toContain(`<td>${proof.number}</td>`);
});

test.each(industries)(
  "$path links to pages and documents of the site alone",
  ({ path, ...page }) => {
    const hrefs = [page.document.link, ...page.clauses.rows.map(({ link }) => link)].map(
      ({ href }) => new URL(href, `https://aioi.example${path}`).pathname,
    );
    const known: readonly string[] = pages.map((one) => one.path);
    const isFound = (href: string) =>
      known.includes(href) || /^\/(?:documents\/[a-z-]+\.pdf|updates\/[\da-f-]{36})$/.test(href);
    expect(hrefs.filter((href) => !isFound(href))).toEqual([]);
  },
);

test("a name on two lines is parted where both come out most alike", () => {
  expect(inTwoLines("interface engine")).toEqual(["interface", "engine"]);
  expect(inTwoLines("event bus and files")).toEqual(["event bus", "and files"]);
  expect(inTwoLines("bus")).toEqual(["bus"]);
});

test("the form of an industry suggests its system and its first task", () => {
  expect(industries.map(suggestMessage)[0]).toBe(
    "Record system: … and its interface engine. First task: Discharge letter.",
  );
  expect(trialPlace("resident")).toBe("14 days on your machines, with an engineer");
  expect(trialPlace("hyper-scaler")).toBe("a pilot, by contract");
});

test("/for/hospitals counts clauses and bytes as the page on privacy does", () => {
  const figures = landingPages.hospitals.blocks.find(({ kind }) => kind === "figures");
  const values = figures?.kind === "figures" ? figures.figures.map(({ value }) => value) : [];
  const { rows, head } = privacySovereigntyContent.compliance;
  expect(values).toContain(`${rows.length * (head.length - 1)} clauses`);
  expect(values).toContain(privacySovereigntyContent.benefits.items[0].number);
});
