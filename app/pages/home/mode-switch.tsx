import { useHydrated } from "@tanstack/react-router";
import type { KeyboardEvent, MouseEvent } from "react";

import { homeContent, type SlideId } from "./content.ts";
import { modeContent, type PlanMode, planModes } from "../../content/plan.ts";
import { ModeGlyph } from "../../sections/plan/mode-glyph.tsx";
import "./mode-switch.css";

type HomeModesProps = {
  mode: PlanMode;
  slide: SlideId;
  onChoose: (mode: PlanMode) => void;
};

/** Tabs that change the plan's mode. Without script each of them loads the page with its mode. */
export function ModeSwitch({ mode, slide, onChoose }: HomeModesProps) {
  const hydrated = useHydrated();

  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOf(event.key, planModes.indexOf(mode));
    if (target === undefined) return;
    event.preventDefault();
    onChoose(target);
    document.getElementById(`mode-${target}`)?.focus();
  };

  return (
    <form method="get" action="/" className="modes">
      <input type="hidden" name="slide" value={slide} />
      <div role="tablist" aria-label={homeContent.hero.modesLabel} className="page">
        {planModes.map((id) => (
          <button
            key={id}
            type="submit"
            name="mode"
            value={id}
            role="tab"
            id={`mode-${id}`}
            aria-selected={id === mode}
            aria-controls="plan"
            // Before hydration no script handles the arrow keys, so every tab is a Tab stop.
            tabIndex={hydrated && id !== mode ? -1 : undefined}
            onKeyDown={onKeyDown}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              onChoose(id);
            }}
          >
            <ModeGlyph mode={id} />
            <span className="t-note">
              <b>{modeContent[id].name}</b>
              <span className="mode-line">{modeContent[id].line}</span>
            </span>
          </button>
        ))}
      </div>
    </form>
  );
}

function targetOf(key: string, index: number): PlanMode | undefined {
  const count = planModes.length;
  const targets: Record<string, number> = {
    ArrowRight: (index + 1) % count,
    ArrowDown: (index + 1) % count,
    ArrowLeft: (index + count - 1) % count,
    ArrowUp: (index + count - 1) % count,
    Home: 0,
    End: count - 1,
  };
  return planModes[targets[key] ?? -1];
}
