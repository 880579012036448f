import { describe, expect, test } from "vitest";

import { getBlocks } from "../../app/content/landing-pages.ts";
import { landingModule, landingPagesModule } from "../../scripts/lib/landing/landing-files.ts";
import { parseLandingPage } from "../../scripts/lib/landing/parse-landing-page.ts";
import { projectRoot } from "../../scripts/lib/project.ts";
import { readProject } from "../support/files.ts";

const front = `---
title: AI for banks
description: Models in your own building.
campaign: banks-2026
form: get-started
---
`;
const hero = '## Hero\n\n### It\'s the "model" that moves.\n\nA lead\nof two lines.\n';
const form = "## Form\n\n### Name a task.\n\nAnswered within {replyHours} hours.\n";

const faultsOf = (content: string, slug = "banks") =>
  parseLandingPage(slug, content).faults.map(({ line, message }) => `${line}: ${message}`);

describe("the file of a landing page", () => {
  test("holds its fields, its blocks and the numbers of the site", () => {
    const { faults, page } = parseLandingPage("banks", `${front}\n${hero}\n${form}`);
    expect(faults).toEqual([]);
    expect(page).toEqual({
      title: "AI for banks",
      description: "Models in your own building.",
      campaign: "banks-2026",
      form: "getStarted",
      tier: null,
      plan: "on-premise",
      split: null,
      industry: null,
      blocks: [
        { kind: "hero", headline: "It’s the “model” that moves.", lead: "A lead of two lines." },
        { kind: "form", headline: "Name a task.", promise: "Answered within 24 hours." },
      ],
      blocksOfB: null,
    });
  });

  test("may have figures, a proof, and other blocks in variant b", () => {
    const figures =
      "## Figures\n\n- **0 bytes** leave\n- **24 h** until a reply\n\nOur own count, [as listed](/trust)\n";
    const proof =
      "## Proof\n\n- **97%** accuracy\n- Runs in: clinics: two\n\n> Fine.\n>\n> — Ines Calvert, physician, Endovara\n\n[Read it](/success-stories/endovara)\n";
    const other = "## hero, Variant B\n\n### Another one.\n\nThe same lead.\n";
    const fields = front.replace("form: get-started", "form: contact\nsplit: day");
    const { faults, page } = parseLandingPage(
      "banks",
      `${fields}\n${hero}\n${other}\n${figures}\n${proof}\n${form}`,
    );
    expect(faults).toEqual([]);
    expect(page).toMatchObject({ form: "contactPage", split: "day", industry: null });
    if (page === null) return;
    expect(getBlocks(page, "a").map(({ kind }) => kind)).toEqual([
      "hero",
      "figures",
      "proof",
      "form",
    ]);
    expect(getBlocks(page, "b")[0]).toMatchObject({ headline: "Another one." });
    expect(getBlocks(page, "b").slice(1)).toEqual(getBlocks(page, "a").slice(1));
    expect(getBlocks(page, "a")[1]).toEqual({
      kind: "figures",
      figures: [
        { value: "0 bytes", text: "leave" },
        { value: "24 h", text: "until a reply" },
      ],
      source: "Our own count,",
      link: { label: "as listed", href: "/trust" },
    });
    expect(getBlocks(page, "a")[2]).toEqual({
      kind: "proof",
      number: "97%",
      numberText: "accuracy",
      quote: "Fine.",
      speaker: "Ines Calvert",
      role: "physician, Endovara",
      facts: [["Runs in", "clinics: two"]],
      link: "Read it",
      story: "endovara",
    });
  });

  test.each<[what: string, content: string, ...faults: string[]]>([
    [
      "no front matter",
      "## Hero",
      "1: the file must begin with front matter: a line ---, the fields, a line ---",
    ],
    ...["", "- title\n"].map((fields): [string, string, ...string[]] => [
      `no fields: ${JSON.stringify(fields)}`,
      `---\n${fields}---\n${hero}${form}`,
      "1: title is missing: the title in search results and tabs",
      "1: description is missing: one or two sentences for search results and shared links",
      "1: campaign is missing: lowercase letters, digits and hyphens, at most 40 characters",
      "1: form is missing: get-started or contact",
    ]),
    [
      "fields of another kind",
      `${front.replace("campaign: banks-2026", "campaign: Banks 2026\nsplit: hour\ncolor: red")}${hero}${form}`,
      '4: campaign is "Banks 2026": it must be lowercase letters, digits and hyphens, at most 40 characters',
      '5: split is "hour": it must be address or day',
      "6: color is no field of a landing page",
    ],
    [
      "a split without a second variant, a tier without its form",
      `${front.replace("form: get-started", "form: contact\nsplit: day\ntier: resident")}${hero}${form}`,
      "6: split needs a block of variant b, such as ## Hero, variant b",
      "7: tier is for form: get-started alone",
    ],
    [
      "no hero and no form",
      `${front}\n## Prices\n\nCheap.\n`,
      "7: the block ## Hero is missing",
      "7: the block ## Form is missing",
      '8: ## Prices is no block: ## Hero, ## Figures, ## Proof, ## Form, each also with ", variant b"; of an industry also ## Systems, ## Ports, ## Desks, ## Tasks, ## Clauses, ## Document, ## Buying',
    ],
    [
      "text before the first block",
      `${front}\nHello.\n\n${hero}${form}`,
      "8: the text must begin with ## Hero",
    ],
    [
      "blocks in another order, and twice",
      `${front}${form}\n${hero}\n${hero}`,
      "7: ## Form must be the last block",
      "13: ## Hero must be the first block",
      "20: ## Hero stands here a second time",
    ],
    [
      "a variant of nothing",
      `${front}${hero}\n## Proof, variant b\n\n${form}`,
      "14: write the number here, as: - **97%** accuracy",
      "14: ## Proof, variant b has no block ## Proof that it replaces",
    ],
    [
      "more than words",
      `${front}${hero.replace("A lead", "A **bold** lead")}${form.replace("Name", "[Name](/x) <b>")}`,
      "11: **bold** stands where only words may: no bold, links or HTML",
      "15: [Name](/x) stands where only words may: no bold, links or HTML",
      "15: <b> stands where only words may: no bold, links or HTML",
    ],
    [
      "what does not fit, and what follows",
      `${front}${hero.replace("A lead", "x".repeat(230))}\nMore.\n\n${form}`,
      "11: 244 characters are too many here: at most 220",
      "14: this block has nothing more: delete what follows here",
    ],
    [
      "one number, and one that is none",
      `${front}${hero}## Figures\n\n- **many** people\n\nOurs.\n\n${form}`,
      "15: many is no number",
      "15: 1 numbers: write two to four",
    ],
    [
      "a promise without who may break it",
      `${front}${hero.replace("A lead", "Nothing leaves. A lead")}${form}`,
      "11: “nothing leaves” needs “unless”: say who may approve what leaves",
    ],
  ])("says what is wrong with %s, and where", (_, content, ...faults) => {
    expect(faultsOf(content)).toEqual(faults);
  });

  test("names the numbers that a file may use, where it uses another", () => {
    const [fault, ...more] = faultsOf(`${front}${hero}${form.replace("replyHours", "replyDays")}`);
    expect(fault).toMatch(/^17: there is no number \{replyDays\}: models, uptimePercent, /);
    expect(more).toEqual([]);
  });

  test("has a name that can be an address", () => {
    expect(faultsOf(`${front}${hero}${form}`, "For Banks")).toEqual([
      "1: the file's name must be lowercase letters, digits and single hyphens",
    ]);
  });
});

test("the module of the landing pages is what their files make", () => {
  expect(readProject(landingModule)).toBe(landingPagesModule(projectRoot));
});
