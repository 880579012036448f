import type { MessageBatch } from "@cloudflare/workers-types";

import type { Environment } from "../ops/environment.ts";
import type { Log } from "../ops/log.ts";
import { leadStoreOf } from "./pipeline.ts";
import { storeDeadLeads, storeQueuedLeads } from "./queue.ts";

/** Stores queued leads in the database, and leads that cannot be stored as dead leads. */
export function consumeQueue(
  batch: MessageBatch,
  environment: Environment,
  log: Log,
): Promise<void> {
  const { DEAD_LEADS: deadLeads, LEAD_LIMITS: marks } = environment;
  if (batch.queue.endsWith("-dead")) return storeDeadLeads(batch, { deadLeads, log });
  return storeQueuedLeads(batch, { store: leadStoreOf(environment), deadLeads, marks, log });
}
