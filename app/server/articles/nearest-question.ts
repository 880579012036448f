import type { NearestQuestion } from "../../articles/contract.ts";
import { searchLimits } from "../../config/limits.ts";
import type { PageIndex } from "../../lib/page-index.ts";
import { isTelling, toWordList } from "../../lib/search-spellings.ts";
import { isolateMemory } from "../environment/isolate-memory.ts";
import type { RequestContext } from "../environment/request-context.ts";
import { readPageIndex } from "./page-index.ts";
import { searchPages } from "./search-pages.ts";

/** Longer questions, and words of other lengths, are no slips of the finger. */
const maxWordCount = 6;
const wordLength = { min: 4, max: 24 } as const;

/** What the pages call their things, with how often. */
type Vocabulary = ReadonlyMap<string, number>;

const memoryOf = isolateMemory((): { vocabulary?: Vocabulary } => ({}));

/** The question that was perhaps meant by one that finds nothing; null where no word is near. */
export async function nearestQuestion(
  question: string,
  context: RequestContext,
): Promise<NearestQuestion | null> {
  const words = toWordList(question).filter(isTelling);
  if (words.length === 0 || words.length > maxWordCount) return null;
  const known = await readVocabulary(context);
  const nearest = words.map((word) => nearestWord(word, known));
  const text = nearest.every((word) => word !== null) ? nearest.join(" ") : "";
  if (text === "" || text === words.join(" ")) return null;
  const results = await searchPages(text, searchLimits.results, context);
  const [first] = results;
  return first ? { text, count: results.length, first: first.title.join("") } : null;
}

async function readVocabulary(context: RequestContext): Promise<Vocabulary> {
  const memory = memoryOf(context.environment);
  if (memory.vocabulary) return memory.vocabulary;
  const index = await readPageIndex(context);
  const counts = countVocabulary(index);
  // An index that could not be read is tried again with the next question.
  if (index.pages.length > 0) memory.vocabulary = counts;
  return counts;
}

function countVocabulary({ pages }: PageIndex): Vocabulary {
  const counts = new Map<string, number>();
  for (const { title, description, sections } of pages) {
    const texts = [title, description, ...sections.map(({ text }) => text)];
    for (const word of toWordList(texts.join(" "))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** The word itself if the pages hold it; else the most frequent of the nearest ones. */
function nearestWord(word: string, known: ReadonlyMap<string, number>): string | null {
  if (known.has(word)) return word;
  if (word.length < wordLength.min || word.length > wordLength.max) return null;
  let best = { word: "", distance: word.length > 5 ? 3 : 2, count: 0 };
  for (const [other, count] of known) {
    if (Math.abs(other.length - word.length) >= best.distance + 1) continue;
    const distance = getDistance(word, other);
    const isNearer = distance < best.distance;
    if (isNearer || (distance === best.distance && best.word !== "" && count > best.count)) {
      best = { word: other, distance, count };
    }
  }
  return best.word === "" ? null : best.word;
}

/** How many letters have to be changed, added or left out (Levenshtein). */
function getDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at++) {
      const replaced = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
