import { type edgeBody, edgeExamples } from "../content/edge-ai-body.ts";
import { claims, latencyMs } from "../content/site.ts";
import { Drawing, Hatching } from "../sections/drawing-parts.tsx";

export type LatencyWords = (typeof edgeBody)["latency"];

/** The scale runs from 1 ms to 1 s. */
const decades = [1, 10, 100, 1000];
const share = (ms: number) => Math.log10(ms) / 3;
const at = (ms: number) => `${(100 * share(ms)).toFixed(2)}%`;
const within = (from: number, to: number) => `${(100 * (share(to) - share(from))).toFixed(2)}%`;
const minor = [1, 10, 100].flatMap((decade) => [2, 3, 4, 5, 6, 7, 8, 9].map((n) => n * decade));
const frameMs = 1000 / edgeExamples.framesPerSecond;

/** "5", "10 ms", "1 s": only whole decades carry their unit. */
const timeLabel = (ms: number) =>
  ms === 1000 ? "1 s" : decades.includes(ms) ? `${ms} ms` : `${ms}`;

/** "2 mm", "2 cm", "1 m": how far the belt has moved. */
function distanceLabel(ms: number): string {
  const millimeters = ms * edgeExamples.beltMetersPerSecond;
  if (millimeters >= 1000) return `${millimeters / 1000} m`;
  return millimeters >= 10 ? `${millimeters / 10} cm` : `${millimeters} mm`;
}

const anchor = (ms: number) => (ms === 1 ? "start" : ms === 1000 ? "end" : "middle");

/** Response times on a log scale, and below them how far a part moves meanwhile. */
export function Latency({ words, className }: { words: LatencyWords; className: string }) {
  const { device, cloudLeast, cloudMost } = latencyMs;
  return (
    <Drawing description={words.description} height={384} className={`latency ${className}`}>
      <Hatching id="latency-cloud" />
      {decades.map((ms) => (
        <line key={ms} x1={at(ms)} x2={at(ms)} y1="0" y2="236" stroke="var(--line)" />
      ))}
      <Ticks y={236} up />
      <line x2="100%" y1="236" y2="236" stroke="var(--ink)" strokeWidth="1.5" />
      <text x="12" y="34" className="knocked-out">
        {words.device}
      </text>
      <rect y="48" width={at(device)} height="56" fill="var(--signal)" className="latency-bar" />
      <text x={at(device)} dx="18" y="90" className="latency-figure knocked-out">
        {claims.edgeLatency}
      </text>
      <line
        x1={at(frameMs)}
        x2={at(frameMs)}
        y1="124"
        y2="236"
        stroke="var(--ink3)"
        strokeDasharray="3 4"
      />
      <text x={at(frameMs)} dx="10" y="226" className="note knocked-out">
        {words.frame}
      </text>
      <rect
        x={at(cloudLeast)}
        y="148"
        width={within(cloudLeast, cloudMost)}
        height="56"
        fill="url(#latency-cloud)"
        stroke="var(--ink)"
        strokeWidth="1.25"
        className="latency-bar latency-later"
      />
      <text x={at(cloudLeast)} dx="8" y="138">
        {words.cloud}
      </text>
      <text x={at(cloudLeast)} dx="-16" y="190" textAnchor="end" className="latency-figure">
        {claims.cloudLatency}
      </text>
      {[1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].map((ms) => (
        <text key={ms} x={at(ms)} y="258" textAnchor={anchor(ms)} className="note">
          {timeLabel(ms)}
        </text>
      ))}
      <Belt words={words} />
    </Drawing>
  );
}

function Ticks({ y, up = false }: { y: number; up?: boolean }) {
  return minor.map((ms) => (
    <line key={ms} x1={at(ms)} x2={at(ms)} y1={y} y2={up ? y - 6 : y + 6} stroke="var(--edge)" />
  ));
}

const fingers = [1, 2, 3, 4, 5];

/** The same scale in distance: where the part is each millisecond, and each tenth of a second. */
function Belt({ words }: { words: LatencyWords }) {
  const trips = [
    { unit: 1, color: "var(--signal)" },
    { unit: latencyMs.cloudLeast, color: "var(--ink)" },
  ];
  const { device, cloudLeast, cloudMost } = latencyMs;
  return (
    <svg y="300">
      <text y="0">{words.belt}</text>
      <line x2="100%" y1="48" y2="48" stroke="var(--ink)" strokeWidth="1.5" />
      {decades.map((ms) => (
        <line key={ms} x1={at(ms)} x2={at(ms)} y1="48" y2="56" stroke="var(--ink)" />
      ))}
      {trips.map(({ unit, color }) =>
        fingers.map((step) => (
          <rect
            key={step}
            x={at(step * unit)}
            y="26"
            width="22"
            height="22"
            fill={color}
            fillOpacity={step === 5 ? 1 : step * 0.14 - 0.08}
            stroke={color}
            strokeOpacity={step === 5 ? 1 : 0.25 + step * 0.15}
            strokeWidth="1.25"
            className={step === 4 ? "max-md:hidden" : undefined}
          />
        )),
      )}
      <text x={at(device)} dx="34" y="41">
        {distanceLabel(device)}
      </text>
      <text x={at(cloudLeast)} dx="-12" y="41" textAnchor="end">
        {distanceLabel(cloudLeast)}
      </text>
      <text x={at(cloudMost)} dx="34" y="41">
        {distanceLabel(cloudMost)}
      </text>
      {decades.map((ms) => (
        <text key={ms} x={at(ms)} y="74" textAnchor={anchor(ms)} className="note">
          {distanceLabel(ms)}
        </text>
      ))}
    </svg>
  );
}

const [top, foot] = [28, 488];
const down = (ms: number) => top + (foot - top) * share(ms);

/** The same for phones: the scale runs down the page. */
export function TallLatency({ words, className }: { words: LatencyWords; className: string }) {
  const { device, cloudLeast, cloudMost } = latencyMs;
  return (
    <Drawing description={words.description} height={500} className={`latency ${className}`}>
      <Hatching id="latency-cloud-tall" />
      {decades.map((ms) => (
        <line key={ms} x1="52" x2="100%" y1={down(ms)} y2={down(ms)} stroke="var(--line)" />
      ))}
      {minor.map((ms) => (
        <line key={ms} x1="52" x2="58" y1={down(ms)} y2={down(ms)} stroke="var(--edge)" />
      ))}
      <line x1="52" x2="52" y1={top} y2={foot} stroke="var(--ink)" strokeWidth="1.5" />
      {decades.map((ms) => (
        <text key={ms} x="44" y={down(ms) + 4} textAnchor="end" className="note">
          {timeLabel(ms)}
        </text>
      ))}
      <rect x="64" y={top} width="44" height={down(device) - top} fill="var(--signal)" />
      <Reading y={top} figure={claims.edgeLatency} lines={[words.deviceShort, words.beltShort]}>
        {distanceLabel(device)}
      </Reading>
      <line
        x1="64"
        x2="100%"
        y1={down(frameMs)}
        y2={down(frameMs)}
        stroke="var(--ink3)"
        strokeDasharray="3 4"
      />
      <text x="124" y={down(frameMs) - 8} className="note">
        {words.frameShort}
      </text>
      <rect
        x="64"
        y={down(cloudLeast)}
        width="44"
        height={down(cloudMost) - down(cloudLeast)}
        fill="url(#latency-cloud-tall)"
        stroke="var(--ink)"
        strokeWidth="1.25"
      />
      <Reading
        y={down(cloudLeast)}
        figure={claims.cloudLatency}
        lines={[words.cloud, words.beltShort]}
      >
        {`${distanceLabel(cloudLeast)}–${distanceLabel(cloudMost)}`}
      </Reading>
    </Drawing>
  );
}

type ReadingProps = {
  y: number;
  figure: string;
  lines: readonly [string, string];
  children: string;
};

function Reading({ y, figure, lines, children }: ReadingProps) {
  return (
    <svg x="124" y={y}>
      <text y="36" className="latency-figure">
        {figure}
      </text>
      <text y="62" className="note">
        {lines[0]}
      </text>
      <text y="80" className="note">
        {lines[1]} {children}
      </text>
    </svg>
  );
}
