import { DrawingText } from "../../ui/drawing-text.tsx";
import type { Drawings } from "../cover.ts";
import { box, round, type Window } from "./window.ts";

type BarsProps = Drawings["bars"] & {
  window: Window;
  /** Names the text before the first heading. */
  opening: string;
};

/** A name above each bar on a card, beside it in a band. */
export function Bars({ bars, live, window, opening }: BarsProps) {
  const longest = Math.max(...bars.map(({ value }) => value), 1);
  return bars.map(({ name, value, text }, index) => {
    const bar = { name: name || opening, text, share: value / longest, isLive: index === live };
    return window === "card" ? (
      <CardBar key={index} {...bar} pitch={380 / Math.max(bars.length, 4)} index={index} />
    ) : (
      <BandBar key={index} {...bar} pitch={352 / Math.max(bars.length, 4)} index={index} />
    );
  });
}

type BarProps = {
  name: string;
  text: string;
  share: number;
  isLive: boolean;
  pitch: number;
  index: number;
};

function CardBar({ name, text, share, isLive, pitch, index }: BarProps) {
  const top = 68 + pitch * index;
  const height = pitch - 48;
  const width = Math.max(2, 622 * share);
  const isInside = width > 330;
  const x = isInside ? 56 : 54 + width;
  const fill = isLive ? "insight-cover-live" : "insight-cover-fill";
  const ink = isInside ? (isLive ? "insight-cover-on-live" : "insight-cover-on-fill") : "";
  return (
    <>
      <DrawingText x="40" y={round(top - 13)} className="insight-cover-label insight-cover-soft">
        {name}
      </DrawingText>
      <path d={box(40, top, width, height)} className={fill} />
      <DrawingText
        x={round(x)}
        y={round(top + height / 2 + (isLive ? 13 : 8))}
        className={`${isLive ? "insight-cover-value" : "insight-cover-label"} ${ink}`}
      >
        {text}
      </DrawingText>
    </>
  );
}

function BandBar({ name, text, share, isLive, pitch, index }: BarProps) {
  const height = 0.75 * pitch;
  const top = 32 + pitch * index;
  const width = Math.max(2, 554 * share);
  const middle = top + height / 2;
  return (
    <>
      <DrawingText x="0" y={round(middle + 5)} className="insight-cover-label insight-cover-soft">
        {name}
      </DrawingText>
      <path
        d={box(360, top, width, height)}
        className={isLive ? "insight-cover-live" : "insight-cover-fill"}
      />
      <DrawingText
        x={round(380 + width)}
        y={round(middle + (isLive ? 30 : 12))}
        className={isLive ? "insight-cover-figure" : "insight-cover-value"}
      >
        {text}
      </DrawingText>
    </>
  );
}
