/** How many rows a database of a size holds. */
export interface Size {
  articles: number;
  leads: number;
  subscribers: number;
}

/** The sizes that are measured: of a company that has done well, and of ten times that. */
export const sizes: Record<"A" | "B", Size> = {
  A: { articles: 5_000, leads: 300_000, subscribers: 20_000 },
  B: { articles: 100_000, leads: 1_000_000, subscribers: 200_000 },
};

const seed = 31;

/** A number below `below` for row `i`: the same in every database that is filled. */
const pick = (salt: number, below: number) =>
  `abs(hashint8extended(i, ${seed * 1000 + salt}) % ${below})::int`;

const oneOf = (salt: number, values: readonly string[]) =>
  `(array[${values.map((value) => `'${value}'`).join(", ")}])[1 + ${pick(salt, values.length)}]`;

/** Of 26 months in order, so that two of them are older than the retention. */
const came = (count: number, salt: number) =>
  `now() - ((${count} - i)::float / ${count} * 26 * 30 * 24 * 60 + ${pick(salt, 60)}) * interval '1 minute'`;

/** Of 20 leads. */
const statuses = [
  ...Array.from({ length: 8 }, () => "contacted"),
  ...Array.from({ length: 4 }, () => "lost"),
  ...Array.from({ length: 2 }, () => "qualified"),
  ...Array.from({ length: 2 }, () => "spam"),
  "new",
  "won",
  "quarantined",
  "test",
];

const source = `jsonb_build_object(
  'form', ${oneOf(1, ["getStarted", "hireMe", "contactUs", "consultation", "contactPage"])},
  'page', ${oneOf(2, ["/", "/pricing", "/aioi", "/solutions", "/insights"])},
  'opener', 'hero', 'country', ${oneOf(3, ["CA", "DE", "US", "FR"])},
  'utm_source', ${oneOf(4, ["search", "letter", "fair"])},
  'referrer', 'https://www.partner.example/list',
  'received_at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
)`;

const person = (domain: string) =>
  `'First' || ${pick(5, 900)}, 'Last' || ${pick(6, 9000)}, 'First.' || i || '@${domain}-' || i % 5000 || '.example'`;

const leads = (count: number, salt: number) =>
  `(select i, ${came(count, salt)} as at from generate_series(1, ${count}) as i offset 0) as lead`;

const common = `('00000000-0000-4000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, ${source}, at, at`;

/** A reference begins with a lead's own digits. */
const id = (salt: string) => `md5('${salt}' || i)::uuid`;

/**
 * Rows made by rules: no two databases of a size differ but by the time at which they were filled.
 */
export function fillSql({ articles, leads: leadCount, subscribers }: Size): string {
  const partners = Math.floor(leadCount / 5);
  const lead = common.replace(/^\(.*?\)::uuid, /, "");
  const stories = Math.floor(articles / 5);
  const updates = Math.floor(articles / 10);
  const insights = articles - stories - updates;
  return `
    -- Without the triggers, which would take long, but for that of the times.
    set session_replication_role = replica;
    ${["hire_me_queries", "aigency_consultation_queries", "newsletter_subscriptions"]
      .map((table) => `alter table ${table} enable always trigger set_times;`)
      .join("\n    ")}
    set synchronous_commit = off;
    insert into hire_me_queries
      (first_name, last_name, email, company, submission_id, proof_hash, status, additional_requirements,
       whatsapp_number, source, created_at, received_at)
    select ${person("north")}, 'Company ' || i % 5000, ${id("h")}, repeat('0', 64), ${oneOf(7, statuses)},
      'We would like to hear more about question ' || i, '+1 555 ' || i, ${lead}
    from ${leads(leadCount - partners, 11)};
    insert into aigency_consultation_queries
      (first_name, last_name, email, phone, company, message, submission_id, proof_hash, status,
       source, created_at, received_at)
    select ${person("south")}, '+1 555 ' || i, 'Company ' || i % 5000, 'About application ' || i,
      ${id("p")}, repeat('0', 64), ${oneOf(8, statuses)}, ${lead}
    from ${leads(partners, 12)};
    insert into newsletter_subscriptions
      (email, submission_id, proof_hash, status, needs_confirmation, confirmed_at, unsubscribed_at,
       source, created_at, received_at)
    select 'Reader.' || i || '@west-' || i % 5000 || '.example', ${id("n")}, repeat('0', 64), 'new', true,
      case when i % 10 > 0 then at + interval '1 hour' end,
      case when i % 10 = 1 then at + interval '9 days' end, ${lead}
    from ${leads(subscribers, 13)};
    insert into lead_notifications (lead_table, submission_id, receiver, owner, told_at)
    select 'hire_me_queries', submission_id, 'email', ${id("o")}, received_at
    from (select submission_id, received_at, row_number() over () as i from hire_me_queries) as lead;
    insert into lead_history (at, lead_table, lead_id, old_status, new_status, changed)
    select received_at + interval '5 hours', 'hire_me_queries', id, 'new', status, '{contacted_at,status}'
    from hire_me_queries where status <> 'new';
    ${articleSql({ stories, updates, insights })}
    reset session_replication_role;`;
}

/** Bodies of three of 800 paragraphs, whose words are used as unevenly as those of a language. */
const articleSql = (count: { stories: number; updates: number; insights: number }) => `
    create temp table paragraph as
    select place, '<p>' || case when place % 5 < 3 then 'The model ' else 'A note ' end || (
      select string_agg('w' || to_hex(floor(4000 * power(
        abs(hashint8extended(place * 100 + i, ${seed}) % 10000) / 10000.0, 3))::int), ' ')
      from generate_series(1, 60) as i
    ) || case when place % 20 = 0 then ' inference cost' else '' end || '.</p>' as text
    from generate_series(0, 799) as place;
    create temp table body as
    select i, '<h2>Begin</h2>' || one.text || two.text || '<h2>Go on</h2>' || three.text
      || '<p>Only here: unique' || i || '.</p>' as text
    from generate_series(1, ${count.insights + count.stories}) as i
    join paragraph as one on one.place = ${pick(21, 800)}
    join paragraph as two on two.place = ${pick(22, 800)}
    join paragraph as three on three.place = ${pick(23, 800)};
    insert into insights (title, slug, excerpt, author, tags, content, published_at)
    select 'Insight ' || i || ' on boundary' || i % 300, 'insight-' || i, 'What is known of topic' || i % 900,
      'Author ' || i % 200, array['Tag ' || i % 30], text, now() - i * interval '10 minutes'
    from body where i <= ${count.insights};
    insert into success_stories (title, slug, description, content, published_at)
    select 'Story ' || i || ' of boundary' || i % 300, 'story-' || i, 'What came of topic' || i % 900,
      text, now() - i * interval '10 minutes'
    from body where i > ${count.insights};
    insert into updates (title, type, description, published_at)
    select 'Update ' || i, 'Release', 'The model of topic' || i % 900, now() - i * interval '1 hour'
    from generate_series(1, ${count.updates}) as i;
    insert into article_redirects (kind, old_slug, new_slug)
    select 'insights', 'earlier-' || i, 'insight-' || i from generate_series(1, ${Math.floor(count.insights / 10)}) as i;`;
