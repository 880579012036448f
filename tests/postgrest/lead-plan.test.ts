import { beforeAll, describe, expect, inject, it } from "vitest";

import { createMigratedProject, type SupabaseProject } from "./supabase-project.ts";

const cluster = inject("cluster");
const isMissing = typeof cluster === "string";

const tables = [
  "hire_me_queries",
  "aigency_consultation_queries",
  "newsletter_subscriptions",
  "lead_notifications",
  "lead_history",
];

const staffId = "00000000-0000-4000-8000-000000000001";

/**
 * Leads of two years that every receiver was notified of; in each table 30 of them are of the last three
 * days. Ids and distances from now are the same each time, and `analyze` reads all rows of tables this
 * small: so the plans and what they touch are the same on every machine.
 */
const fillSql = (factor: number) => {
  const leads = (count: number, salt: string) => `
    select i, md5('${salt}' || i)::uuid as submission_id, now() - case
      when i <= 30 then i * interval '2 hours'
      else interval '72 hours' + (i::float / ${count * factor}) * interval '17448 hours'
    end as at
    from generate_series(1, ${count * factor}) as i`;
  return `
    -- Without the triggers, which would take long. All of them wait for an answer.
    set session_replication_role = replica;
    insert into staff (user_id, name) values ('${staffId}', 'Ines');
    insert into hire_me_queries
      (first_name, last_name, email, company, submission_id, proof_hash, status, created_at, received_at, came_in_at)
    select 'Maya', 'Okonjo', i || '@northgate.example', 'Northgate', submission_id,
      repeat('0', 64), 'new', at, at, at
    from (${leads(1600, "h")}) as lead;
    insert into aigency_consultation_queries
      (first_name, last_name, email, phone, company, message, submission_id, proof_hash, status, created_at, received_at, came_in_at)
    select 'Maya', 'Okonjo', i || '@northgate.example', '1', 'Northgate', 'm', submission_id,
      repeat('0', 64), 'new', at, at, at
    from (${leads(1200, "p")}) as lead;
    insert into newsletter_subscriptions
      (email, submission_id, proof_hash, status, created_at, received_at, came_in_at, confirmed_at)
    select i || '@northgate.example', submission_id, repeat('0', 64), 'new', at, at, at, at
    from (${leads(400, "n")}) as lead;
    insert into lead_notifications (lead_table, submission_id, receiver, owner, told_at)
    select lead_table, submission_id, receiver, md5(receiver)::uuid, now()
    from (
      select 'hire_me_queries' as lead_table, submission_id from hire_me_queries
      union all
      select 'aigency_consultation_queries', submission_id from aigency_consultation_queries
      union all
      select 'newsletter_subscriptions', submission_id from newsletter_subscriptions
    ) as lead, unnest(array['email', 'webhook']) as receiver;
    insert into lead_history (at, lead_table, lead_id, old_status, new_status, changed)
    select created_at, 'hire_me_queries', id,
      case when split_part(email, '@', 1)::int % 100 = 5 then 'quarantined' else 'new' end, 'new',
      '{status}'
    from hire_me_queries;`;
};

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Shared Hit Blocks": number;
  "Shared Read Blocks": number;
  Plans?: PlanNode[];
}

/** What the cron trigger asks every five minutes, however many leads there are. */
describe.skipIf(isMissing)("over the leads of two years, each notified of", () => {
  let few: SupabaseProject;
  let many: SupabaseProject;

  beforeAll(async () => {
    if (isMissing) throw new Error(cluster);
    const filled = async (name: string, factor: number) => {
      const project = await createMigratedProject(cluster, name);
      await project.sql(fillSql(factor));
      await project.sql("vacuum analyze");
      return project;
    };
    few = await filled("few_leads", 1);
    many = await filled("many_leads", 4);
  });

  /** What the second of two runs of a statement read: the first also reads catalogs. */
  const readBy = async ({ sql }: SupabaseProject, before: string, statement: string) => {
    const explain = `explain (analyze, buffers, timing off, format json) ${statement}`;
    const plans = await sql(`${before}; begin; ${explain}; ${explain}; rollback`);
    const [{ Plan: plan }] = JSON.parse(plans.slice(plans.lastIndexOf("\n[") + 1)) as [
      { Plan: PlanNode },
    ];
    const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
    return {
      readAsAWhole: nodesOf(plan)
        .filter((node) => node["Node Type"] === "Seq Scan")
        .map((node) => node["Relation Name"]),
      pages: plan["Shared Hit Blocks"] + plan["Shared Read Blocks"],
    };
  };

  /** The plan of a function's own statement, which `explain` of a call does not show. */
  const planOf = async (project: SupabaseProject, name: string, types: string, values: string) => {
    const body = await project.sql(`select prosrc from pg_proc where proname = '${name}'`);
    // Without the values, as a plan that is used again and again.
    return readBy(
      project,
      `set plan_cache_mode = force_generic_plan;
      prepare asked${types} as ${body.replaceAll("receivers", "$1")}`,
      `execute asked${values}`,
    );
  };

  it.each([
    ["untold_leads", "(text[])", "('{email,webhook}')"],
    ["lead_promise", "", ""],
    ["first_answer_hours", "", ""],
    ["unsent_notifications", "", ""],
  ])(
    "%s reads no table as a whole, and with four times the leads it touches as many pages",
    async (name, types, values) => {
      const large = await planOf(many, name, types, values);
      for (const table of tables) expect(large.readAsAWhole).not.toContain(table);
      const small = await planOf(few, name, types, values);
      // The trees of the indexes may be a level deeper, and where vacuum could not mark a page as visible to
      // all, an index asks for it too. A table alone has hundreds of pages.
      expect(large.pages).toBeLessThan(1.5 * small.pages + 60);
    },
  );

  const staff = `
    set role authenticated;
    set request.jwt.claims = '{"sub": "${staffId}"}'`;
  const operator = "set role service_role";

  // "At A and B at most 20 ms for the newest 50, for one status, one kind, one reference, one address"
  describe.each([
    ["staff", staff],
    ["an operator", operator],
  ])("the newest 50 for %s", (_, role) => {
    it.each([
      "",
      "where status = 'new'",
      "where status = 'won'",
      "where kind = 'hireMe'",
      "where kind = 'partner'",
      "where reference = 'AIOI-7F3A-20C4'",
      "where email = '7@northgate.example'",
      "where email_lower = '7@northgate.example'",
      "where received_at >= now() - interval '1 day'",
      "where received_at <= now() - interval '9 days' and (received_at < now() - interval '9 days' or id > '80000000-0000-4000-8000-000000000000')",
    ])("%s are read by index, and with four times the leads as few pages", async (filter) => {
      const question = `select * from leads ${filter} order by received_at desc, id limit 50`;
      const large = await readBy(many, role, question);
      for (const table of tables) expect(large.readAsAWhole).not.toContain(table);
      const small = await readBy(few, role, question);
      expect(large.pages).toBeLessThan(1.5 * small.pages + 60);
    });
  });

  // A call reads the pages of all statements in it. Nothing is due for deletion here.
  it.each([
    "export_person('7@NORTHGATE.example')",
    "erase_person('nobody@northgate.example')",
    "apply_retention()",
  ])("%s touches as many pages with four times the leads", async (call) => {
    const large = await readBy(many, operator, `select ${call}`);
    const small = await readBy(few, operator, `select ${call}`);
    expect(large.pages).toBeLessThan(1.5 * small.pages + 60);
  });

  it("a notification that staff release is found at any age, and a lead that came in just now", async () => {
    const released = await many.sql(`
      update lead_notifications set owner = null
      where receiver = 'email' and submission_id = (
        select submission_id from newsletter_subscriptions order by created_at limit 1
      ) returning submission_id
    `);
    const lead = await many.sql(`
      insert into newsletter_subscriptions (email, submission_id, proof_hash)
      values ('new@northgate.example', gen_random_uuid(), repeat('0', 64)) returning submission_id
    `);
    const found = await many.sql(
      "select submission_id, receiver from untold_leads('{email,digest-email}') order by 1",
    );
    expect(found.split("\n")).toEqual([`${released}|email`, `${lead}|email`].toSorted());
  });

  it("the hours to the first answer are those of ten leads at least", async () => {
    /** Without the triggers, which would say that the answer came now. */
    const answer = (count: number, hours: number) =>
      few.sql(`
        set session_replication_role = replica;
        update hire_me_queries
        set status = 'qualified', contacted_at = received_at + interval '${hours} hours'
        where id in (
          select id from hire_me_queries where status = 'new' order by received_at desc limit ${count}
        )`);
    const hours = async () => JSON.parse(await few.sql("select first_answer_hours()")) as object;
    await answer(9, 3);
    expect(await hours()).toEqual({ median: null, p90: null });
    await answer(1, 3);
    expect(await hours()).toEqual({ median: 3, p90: 3 });
    // Two years are more than 90 days.
    await answer(1500, 8);
    const old = await few.sql(
      "select count(*) from hire_me_queries where status = 'qualified' and received_at < now() - interval '90 days'",
    );
    expect(Number(old)).toBeGreaterThan(1000);
    expect(await hours()).toEqual({ median: 8, p90: 8 });
  });

  it("the promise counts the 1,000 of each kind that have waited longest", async () => {
    const promise = JSON.parse(await many.sql("select lead_promise()")) as object;
    expect(promise).toMatchObject({ overdue: 2000, oldest_minutes: 730 * 24 * 60 });
  });
});
