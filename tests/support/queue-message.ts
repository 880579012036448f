import type { Message, MessageBatch } from "@cloudflare/workers-types";

/** What a queue hears of a message: `ack`, or when it tries again. */
export function messageOf(
  body: unknown,
  { id = "message-1", attempts = 1, timestamp = new Date() } = {},
) {
  const heard: unknown[] = [];
  const message = {
    id,
    body: structuredClone(body),
    attempts,
    timestamp,
    ack: () => void heard.push("ack"),
    retry: (options: unknown) => void heard.push(options),
  } as unknown as Message;
  return { message, heard };
}

/** What a queue delivers together. */
export const batchOf = (queue: string, ...messages: Message[]) =>
  ({ queue, messages }) as unknown as MessageBatch;
