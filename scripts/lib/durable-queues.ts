import { z } from "zod";

/** The queues of `wrangler.toml`, in the form that wrangler passes to Miniflare. */
const queuesSchema = z.object({
  queueProducers: z.record(z.string(), z.object({ queueName: z.string() })),
  queueConsumers: z.record(
    z.string(),
    z.object({
      maxBatchSize: z.number(),
      maxBatchTimeout: z.number(),
      maxRetries: z.number(),
      deadLetterQueue: z.string().optional(),
    }),
  ),
});

const durableQueuesName = "durable-queues";

/**
 * Queues whose messages are on disk, as on Cloudflare. Miniflare holds messages in memory: a lead that
 * was accepted while Supabase was down would be lost when the site ends.
 *
 * @param built bindings of the site
 * @param consumer name of the Worker with the handler `queue`. It must have no assets: a service
 *   binding would call their router, which has no such handler. Calls through this process would
 *   deadlock: Miniflare's proxy blocks it until workerd answers, while workerd waits for this process
 *   to read its log.
 * @returns the Worker that stores the queues, and the bindings of the site
 */
export function durableQueues(built: object, consumer: string) {
  const { queueProducers, queueConsumers } = queuesSchema.parse(built);
  const worker = {
    name: durableQueuesName,
    modules: true,
    compatibilityDate: "2026-10-01",
    bindings: { CONSUMERS: JSON.stringify(queueConsumers) },
    // The flag gives a service binding the method `queue`.
    compatibilityFlags: ["service_binding_extra_handlers"],
    serviceBindings: { CONSUMER: consumer },
    durableObjects: { QUEUES: { className: "DurableQueue", useSQLite: true } },
    script,
  };
  const bindings = Object.entries(queueProducers).map(([binding, { queueName }]) => [
    binding,
    { name: durableQueuesName, entrypoint: "Producer", props: { queue: queueName } },
  ]);
  return { worker, bindings: Object.fromEntries(bindings) };
}

const script = `
import { DurableObject, WorkerEntrypoint } from "cloudflare:workers";

const consumersOf = (env) => JSON.parse(env.CONSUMERS);
const queueNamed = (env, name) => env.QUEUES.get(env.QUEUES.idFromName(name));

// As Cloudflare's queues: a message has at most 128 KB, a batch 256 KB and 100 messages.
const limits = { message: 128_000, batch: 256_000, count: 100 };
const bytesOf = (text) => new TextEncoder().encode(text).length;

/** What a binding of a queue is to the site. */
export class Producer extends WorkerEntrypoint {
  send(body, options) {
    return this.sendBatch([{ body, ...options }]);
  }
  async sendBatch(batch) {
    const { queue } = this.ctx.props;
    const messages = [...batch].map(({ body, delaySeconds = 0 }) => ({
      id: crypto.randomUUID(), body: JSON.stringify(body), sentAt: Date.now(), delaySeconds,
    }));
    const sizes = messages.map(({ body }) => bytesOf(body));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    if (sizes.some((size) => size > limits.message)) throw new Error("message is larger than 128 KB");
    if (total > limits.batch) throw new Error("batch is larger than 256 KB");
    if (messages.length > limits.count) throw new Error("batch has more than 100 messages");
    await queueNamed(this.env, queue).add(queue, messages);
  }
  metrics() {
    return queueNamed(this.env, this.ctx.props.queue).metrics();
  }
}

export default {};

export class DurableQueue extends DurableObject {
  constructor(context, env) {
    super(context, env);
    this.sql = context.storage.sql;
    this.sql.exec(
      "create table if not exists messages (id text primary key, queue text, body text, sent_at integer, attempts integer, due_at integer)",
    );
  }

  async add(queue, messages) {
    const { maxBatchTimeout } = consumersOf(this.env)[queue];
    for (const { id, body, sentAt, delaySeconds } of messages) {
      const dueAt = Date.now() + Math.max(delaySeconds, maxBatchTimeout) * 1000;
      // A message that comes again, on its way to a dead-letter queue, is there already.
      this.sql.exec("insert or ignore into messages values (?, ?, ?, ?, 0, ?)", id, queue, body, sentAt, dueAt);
    }
    await this.schedule();
  }

  metrics() {
    const { oldest, ...counts } = this.sql.exec(
      'select count(*) as "backlogCount", coalesce(sum(length(body)), 0) as "backlogBytes", min(sent_at) as oldest from messages',
    ).one();
    return { ...counts, ...(oldest !== null && { oldestMessageTimestamp: new Date(oldest) }) };
  }

  async schedule() {
    const { next } = this.sql.exec("select min(due_at) as next from messages").one();
    if (next !== null) await this.ctx.storage.setAlarm(Math.max(next, Date.now()));
  }

  async alarm() {
    try {
      const due = this.sql.exec("select * from messages where due_at <= ? order by due_at", Date.now()).toArray();
      if (due.length > 0) await this.deliver(due);
    } finally {
      await this.schedule();
    }
  }

  async deliver(due) {
    const [{ queue }] = due;
    const { maxBatchSize, maxRetries, deadLetterQueue } = consumersOf(this.env)[queue];
    const rows = due.slice(0, maxBatchSize);
    const batch = rows.map(({ id, body, sent_at, attempts }) => ({
      id, timestamp: new Date(sent_at), attempts: attempts + 1, body: JSON.parse(body),
    }));
    const result = await this.env.CONSUMER.queue(queue, batch).catch(() => ({ outcome: "exception" }));
    const isWholeRetried = result.outcome !== "ok" || result.retryBatch?.retry;
    const acknowledged = new Set(result.explicitAcks);
    const retried = new Map(result.retryMessages?.map(({ msgId, delaySeconds }) => [msgId, delaySeconds]));
    for (const { id, body, sent_at, attempts } of rows) {
      const isRetried = !acknowledged.has(id) && (isWholeRetried || retried.has(id));
      if (isRetried && attempts < maxRetries) {
        const delaySeconds = retried.get(id) ?? result.retryBatch?.delaySeconds ?? 1;
        const dueAt = Date.now() + delaySeconds * 1000;
        this.sql.exec("update messages set attempts = attempts + 1, due_at = ? where id = ?", dueAt, id);
        continue;
      }
      if (isRetried && deadLetterQueue) {
        const message = { id, body, sentAt: sent_at, delaySeconds: 0 };
        await queueNamed(this.env, deadLetterQueue).add(deadLetterQueue, [message]);
      }
      this.sql.exec("delete from messages where id = ?", id);
    }
  }
}`;
