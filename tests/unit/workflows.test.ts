import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { parse } from "yaml";
import { z } from "zod";

import { projectRoot } from "../../scripts/lib/project.ts";
import { readProject } from "../support/files.ts";

test.each(globSync(".github/workflows/*.yml", { cwd: projectRoot }))(
  "%s uses each action at a commit, which nobody can move, and says which version that is",
  (file) => {
    const text = readProject(file);
    const used = Array.from(text.matchAll(/uses: *(.+)$/gm), ([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  },
);

// The rules of a linter for workflows (zizmor) that apply here.
test.each(globSync(".github/workflows/*.yml", { cwd: projectRoot }))(
  "%s keeps no token, runs no foreign code with secrets, and puts no input into a script",
  (file) => {
    const text = readProject(file);
    const checkouts = text.match(/uses: actions\/checkout@/g) ?? [];
    expect(text.match(/persist-credentials: false/g) ?? []).toHaveLength(checkouts.length);
    expect(text).not.toMatch(/pull_request_target|workflow_run|write-all|secrets: inherit/);
    const { jobs } = z
      .object({ jobs: z.record(z.string(), z.object({ steps: z.array(z.looseObject({})) })) })
      .parse(parse(text));
    for (const { steps } of Object.values(jobs)) {
      for (const { run } of steps) expect(String(run)).not.toContain("${{");
    }
  },
);

test("deploy.yml: tests, rehearsal, migrations, release, in this order", () => {
  const text = readProject(".github/workflows/deploy.yml");
  const commands = [
    "npm ci",
    "npm test",
    "npm run rehearse",
    "npm run --silent release -- --manifest > bundle.sha256",
    "npm sbom",
    "actions/attest-build-provenance@",
    "gh attestation verify bundle.sha256",
    "supabase db push",
    'npm run release -- --env "$TARGET"',
  ];
  const places = commands.map((command) => text.indexOf(command));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(text).toContain("github.ref_type == 'tag' && 'production' || 'staging'");
});

test("deploy.yml publishes the attested list and the bill of materials with the release of a tag", () => {
  const text = readProject(".github/workflows/deploy.yml");
  const { jobs } = z
    .object({
      jobs: z.object({
        deploy: z.looseObject({ permissions: z.record(z.string(), z.string()) }),
        publish: z.object({
          if: z.string(),
          needs: z.string(),
          permissions: z.record(z.string(), z.string()),
          steps: z.array(z.object({ run: z.string() })),
        }),
      }),
    })
    .parse(parse(text));
  const { publish } = jobs;
  expect([publish.needs, publish.if]).toEqual([
    "deploy",
    "github.event_name == 'push' && github.ref_type == 'tag'",
  ]);
  const kept = /name: release\n +path: \|\n((?: +\S+\n)+)/.exec(text)?.[1]?.trim().split(/\s+/);
  expect(kept).toEqual(["bundle.sha256", "sbom.json"]);
  const [script = ""] = publish.steps.map(({ run }) => run);
  expect(script).toContain('gh run download "$GITHUB_RUN_ID" --name release');
  expect(script).toContain(`gh release create "$GITHUB_REF_NAME" ${kept?.join(" ")} --verify-tag`);
  // The job that holds the secrets of the environment may not write to the repository.
  expect(jobs.deploy.permissions["contents"]).toBe("read");
  expect(publish.permissions).toEqual({ actions: "read", contents: "write" });
});

// Another job could have written into a cache that is shared.
test.each(["deploy.yml", "preview.yml"])("%s shares no cache with other jobs", (name) => {
  const text = readFileSync(join(projectRoot, ".github/workflows", name), "utf8");
  const setUps = text.match(/uses: actions\/setup-node@/g) ?? [];
  expect(text.match(/package-manager-cache: false/g)).toHaveLength(setUps.length);
  expect(text).not.toMatch(/^ *cache:/m);
  expect(text).not.toContain("actions/cache@");
});

describe(".github/workflows/preview.yml", () => {
  const step = z.looseObject({
    name: z.string().optional(),
    run: z.string().optional(),
    env: z.record(z.string(), z.string()).optional(),
  });
  const { on, jobs } = z
    .object({
      on: z.object({ pull_request: z.object({ types: z.array(z.string()) }) }),
      jobs: z.record(
        z.string(),
        z.object({ if: z.string(), environment: z.string(), steps: z.array(step) }),
      ),
    })
    .parse(parse(readProject(".github/workflows/preview.yml")));
  const runs = (job: string) => jobs[job]?.steps.map(({ run = "" }) => run.trim()) ?? [];

  test("deploys, tests and names a Preview, and deletes it when the pull request is closed", () => {
    expect(on.pull_request.types).toEqual(["opened", "synchronize", "reopened", "closed"]);
    const [deploy = "", smoke = "", comment = ""] = runs("deploy").slice(-3);
    expect(deploy).toContain('npm run --silent preview -- "pr-$NUMBER"');
    expect(smoke).toBe('npm run smoke -- "$URL"');
    expect(comment).toContain("gh pr comment");
    expect(runs("delete").at(-1)).toBe('npm run --silent preview -- "pr-$NUMBER" --delete');
    expect(runs("database").at(-1)).toContain("supabase db push");
    const isOwn = "github.event.pull_request.head.repo.full_name == github.repository";
    expect(jobs["deploy"]?.if).toContain(`github.event.action != 'closed' && ${isOwn}`);
    expect(jobs["delete"]?.if).toContain(`github.event.action == 'closed' && ${isOwn}`);
    expect(jobs["database"]?.if).toBe("github.event_name == 'push'");
  });

  test("takes every secret that a Preview needs, from the environment of previews alone", () => {
    expect(Object.values(jobs).map(({ environment }) => environment)).toEqual(
      Array(3).fill("preview"),
    );
    const toml = readProject("wrangler.toml");
    const [, list = ""] =
      /^\[env\.preview\.previews\.secrets\]\nrequired = (.*)$/m.exec(toml) ?? [];
    const required = z.array(z.string()).parse(JSON.parse(list));
    const given = jobs["deploy"]?.steps.find(({ name }) => name === "Deploy")?.env ?? {};
    expect(required).toEqual(["SUPABASE_URL", "SUPABASE_ANON_KEY", "IP_HASH_KEY"]);
    for (const name of [...required, "SMOKE_KEY"]) {
      expect(given[name]).toBe(`\${{ secrets.${name} }}`);
    }
  });
});
