import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { dirname, extname, join } from "node:path";

import { isBucketImage } from "../../../app/lib/image-source.ts";

const maxBytes = 8 * 1024 * 1024;

const types: Record<string, string> = {
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
};

const urlPattern = /^\/storage\/v1\/object(\/public)?(\/pictures\/[^?]+)/;

/** What the site uses of Supabase Storage, on this machine. */
export interface EmbeddedStorage {
  /** Holds the files of the bucket `pictures`. */
  folder: string;
  serviceRoleKey: string;
}

/**
 * Stores and serves the files of the bucket `pictures` as Supabase Storage does. @supabase/lite has
 * Storage behind an experimental switch only, and none of its adapters can be imported.
 *
 * @returns false for a URL outside the bucket
 */
export async function handleStorage(
  { folder, serviceRoleKey }: EmbeddedStorage,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const [, isPublic, path = ""] = urlPattern.exec(request.url ?? "") ?? [];
  if (!isBucketImage(path)) return false;
  const type = types[extname(path).toLowerCase()];
  const file = join(folder, path);
  const { method, headers } = request;
  if (isPublic && (method === "GET" || method === "HEAD")) {
    if (type === undefined || !existsSync(file)) refuse(response, "not_found", "Object not found");
    else response.writeHead(200, { "content-type": type }).end(readFileSync(file));
  } else if (method !== "POST" || isPublic) {
    refuse(response, "InvalidRequest", "Not available on this machine");
  } else if (headers.authorization !== `Bearer ${serviceRoleKey}`) {
    refuse(response, "Unauthorized", "new row violates row-level security policy");
  } else if (type === undefined || headers["content-type"] !== type) {
    refuse(response, "invalid_mime_type", `mime type ${headers["content-type"]} is not supported`);
  } else {
    const content = await readBody(request, maxBytes);
    if (content === null) refuse(response, "Payload too large", "The object is too large");
    else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ Key: path.slice(1) }));
    }
  }
  return true;
}

function refuse(response: ServerResponse, error: string, message: string): void {
  response.writeHead(400, { "content-type": "application/json", connection: "close" });
  response.end(JSON.stringify({ statusCode: "400", error, message }));
}

/** The whole body; null when it is larger than `maxBytes`. */
export async function readBody(
  request: IncomingMessage,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
