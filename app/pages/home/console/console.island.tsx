import { type KeyboardEvent, useEffect, useRef, useState } from "react";

import "./console.css";
import { consoleContent as content } from "./console-content.ts";
import { ConsoleMap } from "./console-map.tsx";
import { logRows } from "./log-rows.ts";
import { logLineMs } from "../../../config/motion.ts";

/** The console of a sample installation. Pointing at a line of its log lights its path on the map. */
export default function Console() {
  const figure = useRef<HTMLElement>(null);
  const [added, setAdded] = useState(0);
  const [pointed, setPointed] = useState<number | null>(null);
  const [pinned, setPinned] = useState<number | null>(null);
  const rows = logRows(added);
  const shown = rows.find(({ id }) => id === (pointed ?? pinned)) ?? null;
  const isResting = shown === null;

  // A line comes in while the log is in view and nobody reads it.
  useEffect(() => {
    const element = figure.current;
    if (!element || !isResting || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearInterval(timer);
      if (!entry?.isIntersecting) return;
      timer = setInterval(() => {
        // The oldest line, which may have the focus, makes room.
        const isUsed = element.contains(document.activeElement);
        if (!document.hidden && !isUsed) setAdded((count) => count + 1);
      }, logLineMs);
    });
    observer.observe(element);
    return () => {
      clearInterval(timer);
      observer.disconnect();
    };
  }, [isResting]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === "Escape") {
      setPinned(null);
      setPointed(null);
    }
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...(event.currentTarget.closest("ol")?.querySelectorAll("button") ?? [])];
    buttons[buttons.findIndex((button) => button === event.currentTarget) + step]?.focus();
  };

  const [label, count] = content.endpoints.title;
  return (
    <figure ref={figure} aria-label={content.title} className="con">
      <p className="con-bar">
        <b>{content.site}</b>
        <span className="con-tag">{content.mode}</span>
        <span className="con-soft">{content.policy}</span>
        <span className="con-soft con-right">{content.out[0]}</span> <span>{content.out[1]}</span>
        <span className="con-tag con-warn">{content.refused}</span>
      </p>
      <div className="con-body">
        <div aria-hidden="true" className="con-nav">
          {content.nav.map(([name, items]) => (
            <p key={name}>
              {name} <span className="con-soft">{items}</span>
            </p>
          ))}
          {content.sites.map((name, index) => (
            <p key={name} className={index === 0 ? "con-soft" : "con-site"}>
              {name}
            </p>
          ))}
        </div>
        <div className="con-main">
          <PanelHead words={content.boundary} />
          <div className="con-ground">
            <ConsoleMap
              path={shown}
              note={shown ? [shown.action, `${shown.time}, ${shown.verdict}`] : content.note}
              refused={shown === null || shown.refused === true}
            />
          </div>
          <PanelHead words={content.router} />
          <p className="con-router">
            {content.shares.map(([name, percent]) => (
              <span key={name} style={{ width: `${percent}%` }}>
                {name}
              </span>
            ))}
          </p>
          <table aria-label={content.rules.title} className="con-endpoints">
            <Rows rows={content.rules.rows} />
          </table>
        </div>
        <div className="con-side">
          <PanelHead words={[label, count]} />
          <table className="con-endpoints">
            <thead>
              <tr>
                {content.endpoints.head.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <Rows rows={content.endpoints.rows} />
          </table>
          <PanelHead words={content.log} />
          <ol className={`con-log ${added % 2 === 0 ? "con-even" : "con-odd"}`}>
            {rows.map(({ id, time, who, action, verdict, refused }, row) => (
              <li key={id}>
                <button
                  type="button"
                  tabIndex={shown ? (id === shown.id ? 0 : -1) : row === 0 ? 0 : -1}
                  aria-pressed={id === pinned}
                  className={refused ? "con-warn" : ""}
                  onPointerEnter={(event) => {
                    if (event.pointerType === "mouse") setPointed(id);
                  }}
                  onPointerLeave={() => setPointed(null)}
                  onKeyDown={onKeyDown}
                  onFocus={() => setPointed(id)}
                  onBlur={() => setPointed(null)}
                  onClick={() => setPinned(id === pinned ? null : id)}
                >
                  <span>{time}</span> <span className="con-who">{who}</span> <span>{action}</span>{" "}
                  <span>{verdict}</span>
                </button>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </figure>
  );
}

const PanelHead = ({ words }: { words: readonly [string, string] }) => (
  <h3 className="con-head">
    {words[0]} <span className="con-soft">{words[1]}</span>
  </h3>
);

/** The name of a row, its model and its figures. */
const Rows = ({ rows }: { rows: readonly (readonly [string, string, ...string[]])[] }) => (
  <tbody>
    {rows.map(([name, model, ...figures]) => (
      <tr key={name}>
        <th scope="row">
          {name} <span className="con-soft">{model}</span>
        </th>
        {figures.map((figure, column) => (
          <td key={column}>{figure}</td>
        ))}
      </tr>
    ))}
  </tbody>
);
