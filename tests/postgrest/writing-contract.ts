import { createHash, randomUUID } from "node:crypto";

import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, describe, expect, it } from "vitest";

import type { DatabaseBackend } from "./database-contract.ts";

const published = "2026-01-02T03:04:05+00:00";

/** What writing articles needs of the database: bodies in Markdown, redirects, previews. */
export function describeWriting(name: string, getBackend: () => DatabaseBackend): void {
  describe(`writing articles on ${name}`, () => {
    let visitor: SupabaseClient;
    let operator: SupabaseClient;
    beforeAll(() => {
      const { url, anonKey, serviceRoleKey } = getBackend();
      const options = { auth: { persistSession: false, autoRefreshToken: false } };
      visitor = createClient(url, anonKey, options);
      operator = createClient(url, serviceRoleKey, options);
    });

    const newSlug = () => `slug-${randomUUID()}`;
    const write = async (columns: object = {}, table = "insights"): Promise<string> => {
      const slug = newSlug();
      const row = { title: "T", slug, published_at: published, ...columns };
      expect((await operator.from(table).insert(row)).error).toBeNull();
      return slug;
    };
    const rename = async (from: string, to: string, table = "insights") => {
      expect((await operator.from(table).update({ slug: to }).eq("slug", from)).error).toBeNull();
    };
    const redirectOf = async (slug: string, client = visitor): Promise<unknown> => {
      const { data } = await client
        .from("article_redirects")
        .select("kind, new_slug")
        .eq("old_slug", slug);
      return data?.map(({ kind, new_slug }) => `${String(kind)}/${String(new_slug)}`).join();
    };

    it.each(["success_stories", "insights"])(
      "a body of %s is HTML unless it says markdown",
      async (table) => {
        const formatOf = async (slug: string) => {
          const { data } = await visitor
            .from(table)
            .select("body_format")
            .eq("slug", slug)
            .single();
          return data?.body_format as unknown;
        };
        expect(await formatOf(await write({}, table))).toBe("html");
        expect(await formatOf(await write({ body_format: "markdown" }, table))).toBe("markdown");
        for (const [body_format, code] of [
          ["text", "23514"],
          [null, "23502"],
        ]) {
          const row = { title: "T", slug: newSlug(), body_format };
          expect((await operator.from(table).insert(row)).error?.code).toBe(code);
        }
      },
    );

    describe("a changed slug", () => {
      it.each([
        ["success_stories", "success-stories"],
        ["insights", "insights"],
      ])("of %s leaves a redirect", async (table, kind) => {
        const [old, now] = [await write({}, table), newSlug()];
        await rename(old, now, table);
        expect(await redirectOf(old)).toBe(`${kind}/${now}`);
      });

      it("leads on in one step, however often it changes", async () => {
        const [first, second, third] = [await write(), newSlug(), newSlug()];
        await rename(first, second);
        await rename(second, third);
        expect(await redirectOf(first)).toBe(`insights/${third}`);
        expect(await redirectOf(second)).toBe(`insights/${third}`);
      });

      it("that comes back leads nowhere in circles", async () => {
        const [first, second] = [await write(), newSlug()];
        await rename(first, second);
        await rename(second, first);
        expect(await redirectOf(first)).toBe("");
        expect(await redirectOf(second)).toBe(`insights/${first}`);
      });

      it("that another article takes and leaves follows that one", async () => {
        const [old, now] = [await write(), newSlug()];
        await rename(old, now);
        const other = await write();
        await rename(other, old);
        expect(await redirectOf(old)).toBe("");
        expect(await redirectOf(other)).toBe(`insights/${old}`);
        const later = newSlug();
        await rename(old, later);
        expect(await redirectOf(old)).toBe(`insights/${later}`);
        expect(await redirectOf(other)).toBe(`insights/${later}`);
      });

      it("of an article that is not published is known to nobody", async () => {
        for (const published_at of [null, "2099-01-01T00:00:00Z"]) {
          const [old, now] = [await write({ published_at }), newSlug()];
          await rename(old, now);
          expect(await redirectOf(old)).toBe("");
          expect(await redirectOf(old, operator)).toBe(`insights/${now}`);
        }
      });

      it("of a draft takes no redirect from the article that left it", async () => {
        const [old, now] = [await write(), newSlug()];
        await rename(old, now);
        // A draft comes to the old address, and goes on.
        const draft = await write({ published_at: null });
        await rename(draft, old);
        expect(await redirectOf(old)).toBe(`insights/${now}`);
        await rename(old, newSlug());
        expect(await redirectOf(old)).toBe(`insights/${now}`);
      });

      it("that comes back to an article taken back leads nowhere in circles", async () => {
        const [first, second] = [await write(), newSlug()];
        await rename(first, second);
        const { error } = await operator
          .from("insights")
          .update({ published_at: null })
          .eq("slug", second);
        expect(error).toBeNull();
        await rename(second, first);
        expect(await redirectOf(first, operator)).toBe("");
      });

      it("is left by the database alone: a visitor writes no redirect", async () => {
        const [old, now] = [await write(), newSlug()];
        await rename(old, now);
        const row = { kind: "insights", old_slug: newSlug(), new_slug: now };
        expect((await visitor.from("article_redirects").insert(row)).error).not.toBeNull();
        await visitor.from("article_redirects").update({ new_slug: "x" }).eq("old_slug", old);
        await visitor.from("article_redirects").delete().eq("old_slug", old);
        expect(await redirectOf(old)).toBe(`insights/${now}`);
        expect((await visitor.rpc("leave_redirect")).error).not.toBeNull();
      });

      it("and nothing else leaves one", async () => {
        const slug = await write();
        await operator.from("insights").update({ title: "Other", slug }).eq("slug", slug);
        await operator.from("insights").delete().eq("slug", slug);
        expect(await redirectOf(slug, operator)).toBe("");
      });
    });

    it("a preview says when its article is published, of an update by its id", async () => {
      const key = `preview-${randomUUID()}`;
      const key_hash = createHash("sha256").update(key).digest("hex");
      expect((await operator.from("preview_access").insert({ key_hash })).error).toBeNull();
      const preview = async (kind: string, article_slug: string, preview_key = key) => {
        const { data } = await visitor.rpc("preview_article", { kind, article_slug, preview_key });
        return data as { publishes_at: string | null; published_at: string } | null;
      };
      const draft = await preview("insights", await write({ published_at: null }));
      expect(draft?.publishes_at).toBeNull();
      expect(Date.parse(draft?.published_at ?? "")).toBeGreaterThan(Date.parse(published));
      const scheduled = await write({ published_at: "2099-01-02T03:04:05Z" });
      expect(Date.parse((await preview("insights", scheduled))?.publishes_at ?? "")).toBe(
        Date.parse("2099-01-02T03:04:05Z"),
      );
      const id = randomUUID();
      const update = { id, title: "Soon", description: "d", type: "Release" };
      expect((await operator.from("updates").insert(update)).error).toBeNull();
      expect(await preview("updates", id)).toMatchObject({ title: "Soon", publishes_at: null });
      expect(await preview("updates", id, "another key")).toBeNull();
      expect(await preview("updates", "1")).toBeNull();
    });
  });
}
