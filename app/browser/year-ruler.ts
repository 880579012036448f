/**
 * Left and right go along the squares of the newsletter's year in the order of their days, and the year
 * is one Tab stop: its last square, or where the arrows went.
 */
export function moveAlongYear(): void {
  const year = document.querySelector<HTMLElement>(".year");
  if (!year) return;
  const squares = [...year.querySelectorAll("a")].sort(
    (one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left,
  );
  const setStop = (stop: HTMLElement | undefined) => {
    for (const square of squares) square.tabIndex = square === stop ? 0 : -1;
  };
  setStop(squares.at(-1));
  year.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    const next = squares[squares.findIndex((square) => square === event.target) + step];
    if (!next) return;
    event.preventDefault();
    setStop(next);
    next.focus();
  });
}
