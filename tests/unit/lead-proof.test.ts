import { createHash, createHmac } from "node:crypto";

import { expect, test } from "vitest";

import { type Environment, readEnvironment } from "../../app/server/environment/environment.ts";
import { addLeadProof } from "../../app/server/leads/add-lead-proof.ts";
import {
  emailProof,
  emailProofHash,
  leadProof,
  leadTokenKey,
  proofHash,
} from "../../app/server/store/lead-proof.ts";
import type { LeadRow } from "../../app/server/store/lead-rows.ts";

const key = "a key for tests only, of 32 bytes";
const id = "5f0c3b8e-4c55-4b1e-9b63-0d2f1f0a7e11";
const email = "maya@northgate.example";

const hmac = (text: string) => createHmac("sha256", key).update(text).digest("hex");
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

test("the proof of a lead is the HMAC of its id in small letters; the row has its SHA-256", async () => {
  expect(await leadProof(key, id.toUpperCase())).toBe(hmac(`proof\n${id}`));
  expect(await proofHash(key, id)).toBe(sha256(hmac(`proof\n${id}`)));
});

test("that of an address is the same in whatever letters, and with blanks around it", async () => {
  expect(await emailProof(key, " Maya@Northgate.example ")).toBe(hmac(`email\n${email}`));
  expect(await emailProofHash(key, email)).toBe(sha256(hmac(`email\n${email}`)));
});

const environmentOf = (variables: object): Environment =>
  readEnvironment(variables, () => undefined);

test("LEAD_TOKEN_KEY is the key, else IP_HASH_KEY", () => {
  const other = "another key for tests, of 32 bytes";
  expect(leadTokenKey(environmentOf({ LEAD_TOKEN_KEY: key, IP_HASH_KEY: other }))).toBe(key);
  expect(leadTokenKey(environmentOf({ IP_HASH_KEY: other }))).toBe(other);
  expect(leadTokenKey(environmentOf({}))).toBeNull();
});

const row = { submission_id: id, source: {}, status: "new" as const, email };
const subscription: LeadRow = { table: "newsletter_subscriptions", row };
// The columns that have no part in it are left out.
const request = { table: "hire_me_queries", row } as unknown as LeadRow;

const webhook = {
  IP_HASH_KEY: key,
  LEAD_WEBHOOK_URL: "https://hooks.example/leads",
  LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString("base64")}`,
};
const mail = { EMAIL: { send: () => Promise.resolve() }, LEAD_EMAIL_FROM: "website@aioi.example" };

test("a row has its proofs where somebody is notified; a subscription says whether to confirm it", async () => {
  const proofs = {
    proof_hash: sha256(hmac(`proof\n${id}`)),
    email_proof_hash: sha256(hmac(`email\n${email}`)),
  };
  const told = environmentOf(webhook);
  expect(await addLeadProof(request, told)).toEqual({
    table: "hire_me_queries",
    row: { ...row, ...proofs },
  });
  expect((await addLeadProof(subscription, told)).row).toEqual({
    ...row,
    ...proofs,
    needs_confirmation: false,
  });
  const mailing = environmentOf({ ...webhook, ...mail });
  expect((await addLeadProof(subscription, mailing)).row).toHaveProperty(
    "needs_confirmation",
    true,
  );
});

test("a row has none where nobody is notified, or no key is configured", async () => {
  expect(await addLeadProof(request, environmentOf({ IP_HASH_KEY: key }))).toEqual(request);
  const keyless = environmentOf({ ...webhook, IP_HASH_KEY: undefined });
  for (const lead of [request, subscription]) {
    expect(await addLeadProof(lead, keyless)).toEqual(lead);
  }
});

test("a subscription has its proofs also where nobody is notified: a link stops it", async () => {
  expect((await addLeadProof(subscription, environmentOf({ IP_HASH_KEY: key }))).row).toEqual({
    ...row,
    proof_hash: sha256(hmac(`proof\n${id}`)),
    email_proof_hash: sha256(hmac(`email\n${email}`)),
    needs_confirmation: false,
  });
});
