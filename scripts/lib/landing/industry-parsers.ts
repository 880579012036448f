import { type Industry, documentMarks, systemMarks } from "../../../app/content/landing-page.ts";
import { headlineMissing } from "./block-parsers.ts";
import {
  getItems,
  getRows,
  type IndustryKind,
  limits,
  parseFact,
  parseLink,
  parseNamed,
  type PartReader,
} from "./part-reader.ts";

type Plan = Industry["plan"];

/** What each block of an industry's page is read as. */
export type IndustryBlocks = {
  systems: Pick<Plan, "place" | "systems">;
  ports: Pick<Plan, "interfaceName" | "ports">;
  desks: Pick<Plan, "signature" | "desks">;
} & Pick<Industry, "tasks" | "clauses" | "document" | "buying">;

/** A headline and what a list below it has. */
function readList<Item>(
  reader: PartReader,
  limit: number,
  { count, as }: { count: number; as: string },
  parse: (item: ReturnType<typeof getItems>[number]) => Item,
): { headline: string; items: Item[] } | null {
  const headline = reader.need("heading", headlineMissing);
  const list = headline && reader.need("list", `write ${count} lines here, as: - ${as}`);
  if (!headline || !list) return null;
  reader.end();
  const items = getItems(list);
  if (items.length !== count) {
    reader.report(list.line, `${items.length} lines: the drawing has room for ${count}`);
  }
  return {
    headline: reader.text(headline, limit),
    items: items.map(parse),
  };
}

/** A headline and the rows of a table below it. */
function readTable<Row>(
  reader: PartReader,
  { names, most }: { names: readonly string[]; most: number },
  parse: (row: ReturnType<typeof getRows>[number]) => Row,
): { headline: string; rows: Row[] } | null {
  const headline = reader.need("heading", headlineMissing);
  const table =
    headline && reader.need("table", `write a table here with the columns ${names.join(", ")}`);
  if (!headline || !table) return null;
  reader.end();
  const rows = getRows(table);
  if (rows.some(({ cells }) => cells.length !== names.length)) {
    reader.report(table.line, `the columns are ${names.join(", ")}`);
    return null;
  }
  if (rows.length > most) reader.report(table.line, `${rows.length} rows: write at most ${most}`);
  return {
    headline: reader.text(headline, limits.headline),
    rows: rows.map(parse),
  };
}

const named = { name: limits.label, text: limits.note };

/** `CT, MR, X-ray (films)`: a word in brackets says what is drawn; the first mark where there is none. */
function parseMark<Mark extends string>(
  text: string,
  marks: readonly [Mark, ...Mark[]],
  reader: PartReader,
  line: number,
): { text: string; mark: Mark } {
  const [, words = "", asked] = /^(.*?)(?: \((\w+)\))?$/.exec(text) ?? [];
  const mark = marks.find((one) => one === asked);
  if (asked !== undefined && mark === undefined) {
    reader.report(line, `(${asked}) is nothing that can be drawn here: ${marks.join(", ")}`);
  }
  return { text: words, mark: mark ?? marks[0] };
}

/** Reads the blocks that only an industry's page has. */
export const industryParsers: {
  [Kind in IndustryKind]: (reader: PartReader) => IndustryBlocks[Kind] | null;
} = {
  systems(reader) {
    const as = { count: 2, as: "**record system** admissions, results" };
    // The mark, in brackets, is no part of the words.
    const limit = { ...named, text: limits.note + 8 };
    const read = readList(reader, limits.label, as, (item) => {
      const { name, text } = parseNamed(item, reader, limit);
      return { name, ...parseMark(text, systemMarks, reader, item.line) };
    });
    return read && { place: read.headline, systems: read.items };
  },

  ports(reader) {
    const read = readList(reader, limits.note, { count: 3, as: "HL7 v2" }, (item) =>
      reader.text(item, limits.port),
    );
    if (read?.headline.split(" ").some((word) => word.length > limits.interfaceWord)) {
      reader.report(
        reader.line,
        `a word of more than ${limits.interfaceWord} letters has no room there`,
      );
    }
    return read && { interfaceName: read.headline, ports: read.items };
  },

  desks(reader) {
    const as = { count: 3, as: "**ward** letter, drafted" };
    const read = readList(reader, limits.note, as, (item) => parseNamed(item, reader, named));
    // On a phone they stand in one line.
    const names = (read?.items ?? []).map(({ name }) => name).join("");
    if (names.length > limits.desks) {
      reader.report(
        reader.line,
        `the names of the desks have at most ${limits.desks} letters together`,
      );
    }
    return read && { signature: read.headline, desks: read.items };
  },

  tasks(reader) {
    const names = ["Task", "What it does", "Reads", "Writes", "Signs", "In the pilot"];
    return readTable(reader, { names, most: 3 }, ({ line, cells }) => {
      const [name = "", text = "", reads = "", writes = "", signs = "", result = ""] = cells.map(
        (tokens, index) =>
          reader.text({ line, tokens }, index === 1 ? limits.promise : limits.result),
      );
      return { name, text, reads, writes, signs, result };
    });
  },

  clauses(reader) {
    const names = ["Clause", "Asks for", "What answers it", "Where you see it"];
    return readTable(reader, { names, most: 9 }, ({ line, cells }) => {
      const [clause = [], asks = [], answer = [], link = []] = cells;
      return {
        clause: reader.text({ line, tokens: clause }, limits.clause),
        asks: reader.text({ line, tokens: asks }, limits.fact),
        answer: reader.text({ line, tokens: answer }, limits.fact),
        link: parseLink({ line, tokens: link }, reader),
      };
    });
  },

  document(reader) {
    const headline = reader.need("heading", headlineMissing);
    const text = headline && reader.need("paragraph", "say here what the document holds");
    const list = text && reader.need("list", "name the document here, as: - **Exit plan** PDF");
    const link = list && reader.need("paragraph", "link the document here: [Open it](/trust)");
    const [item] = getItems(list);
    if (!headline || !text || !link || !item) return null;
    reader.end();
    const { name, text: kind } = parseNamed(item, reader, { name: 32, text: limits.note });
    const sheet = parseMark(kind, documentMarks, reader, item.line);
    return {
      headline: reader.text(headline, limits.headline),
      text: reader.text(text, limits.promise),
      title: name,
      kind: sheet.text,
      mark: sheet.mark,
      link: parseLink(link, reader),
    };
  },

  buying(reader) {
    const list = reader.need("list", "write four facts here, as: - Tier: Resident");
    if (!list) return null;
    reader.end();
    const items = getItems(list);
    if (items.length !== 4) reader.report(list.line, `${items.length} facts: write four`);
    return items.map((item) => parseFact(item, reader));
  },
};
