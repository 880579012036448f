import { Slider } from "@ark-ui/react/slider";
import { useLayoutEffect, useRef } from "react";

import { finderContent } from "./content.ts";
import {
  lastPosition,
  type Need,
  needs,
  type Positions,
  quarter,
  thumbText,
  snap,
  valueText,
} from "./find-tier.ts";
import { Scale } from "./scale.tsx";

type SlidersProps = {
  positions: Positions;
  /** The control that had the focus before these took its place. */
  focused: Need | undefined;
  onMove: (need: Need, position: number) => void;
};

/** The two sliders, once a visitor reaches for them. Keys are handled by the finder. */
export function Sliders({ positions, focused, onMove }: SlidersProps) {
  const root = useRef<HTMLDivElement>(null);
  // Before any key can be pressed.
  useLayoutEffect(() => {
    if (focused)
      root.current?.querySelector<HTMLElement>(`[data-need=${focused}] [role=slider]`)?.focus();
  }, [focused]);
  return (
    <div ref={root} className="contents">
      {needs.map((need) => (
        <Slider.Root
          key={need}
          data-need={need}
          aria-label={[finderContent[need].label]}
          max={lastPosition}
          step={1}
          largeStep={quarter}
          thumbAlignment="center"
          value={[Math.round(positions[need])]}
          onValueChange={({ value: [position = 0] }) => onMove(need, snap(position))}
          getAriaValueText={() => valueText(need, positions[need])}
          className="finder-need"
        >
          <Scale need={need} position={positions[need]}>
            <Slider.Control className="finder-control">
              <Slider.Range className="finder-range" />
              <Slider.Thumb
                index={0}
                className="finder-thumb"
                data-text={thumbText(need, positions[need])}
              />
            </Slider.Control>
          </Scale>
        </Slider.Root>
      ))}
    </div>
  );
}
