import { insertRows } from "./content.ts";

type Keys = Parameters<typeof insertRows>[0];

const hourMs = 60 * 60 * 1000;
const subjects = ["Compliance", "Cost & quality", "Edge AI", "Operations", "Security", "C++"];
const types = ["Release", "Security", "Docs", "Region"];

/** Lorem ipsum that differs from article to article, because equal texts compress to nothing. */
function words(seed: number, count: number): string {
  const stems = ["boundary", "model", "gateway", "latency", "audit", "cluster", "record", "router"];
  return Array.from({ length: count }, (_, index) => {
    const mixed = Math.imul(seed * 31 + index * 17 + 7, 2_654_435_761) >>> 0;
    return `${stems[mixed % stems.length]}${mixed % 977 === 0 ? mixed : ""}${mixed % 5 === 0 ? "s" : ""}`;
  }).join(" ");
}

/**
 * Publishes articles of each kind, an hour after one another, some at the same instant.
 *
 * @param supabase whose service key is used
 * @param count how many of each kind there are then
 * @param before how many there are already
 */
export async function publishMany(supabase: Keys, count: number, before = 0): Promise<void> {
  const newest = Date.parse("2026-06-01T00:00:00Z");
  const numbers = Array.from({ length: count }, (_, index) => index);
  // Three share an hour, so that their order needs more than the time.
  const at = (index: number) => new Date(newest - Math.floor(index / 3) * hourMs).toISOString();
  const title = (index: number) =>
    `${words(index, 3)}, in ${index} parts of ${words(index + 9, 2)}`;
  for (let start = before; start < count; start += 250) {
    const part = numbers.slice(start, start + 250);
    await insertRows(
      supabase,
      "success_stories",
      part.map((index) => ({
        slug: `many-${index}`,
        title: title(index),
        description: words(index, 24),
        content: `<p>${words(index, 120)}</p>`,
        category_id: `c0000000-0000-4000-8000-00000000000${(index % 4) + 1}`,
        published_at: at(index),
      })),
    );
    await insertRows(
      supabase,
      "insights",
      part.map((index) => ({
        slug: `many-${index}`,
        title: title(index),
        excerpt: words(index + 1, 24),
        content: `<p>${words(index, 120)}</p>`,
        tags: [subjects[index % subjects.length], `Rare ${index % 60}`],
        published_at: at(index),
      })),
    );
    await insertRows(
      supabase,
      "updates",
      part.map((index) => ({
        title: title(index),
        description: words(index + 2, 24),
        type: types[index % types.length],
        published_at: at(index),
      })),
    );
  }
}
