import { rove } from "../../islands/rove.ts";

/**
 * Left and right go along the squares of the newsletter's year in the order of their days, and the year
 * is one Tab stop: its last square, or where the arrows went.
 */
export default function yearRuler(year: HTMLElement): void {
  const squares = [...year.querySelectorAll("a")].sort(
    (one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left,
  );
  const setStop = rove(year, { controls: () => squares, along: "row" });
  setStop(squares.at(-1));
}
