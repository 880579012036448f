import type { Room, ResidencyContent } from "../../content/residency.ts";
import { ResidencyRoom } from "./residency-room.tsx";
import "./residency-map.css";

/**
 * The data centers as walled rooms on a bare graticule. No line joins two rooms. On narrow screens
 * they stand below each other, from north to south.
 */
export function ResidencyMap({ rooms, note, description }: ResidencyContent) {
  return (
    <>
      <WideMap rooms={rooms} note={note} description={description} />
      <TallMap rooms={rooms} note={note} description={description} />
    </>
  );
}

// The map runs from 135° W to 80° E and from the equator to 66° N.
const west = -135;
const unitsPerDegree = { longitude: 1344 / 215, latitude: 5.2 };
const equator = 364;
const left = (longitude: number) => Math.round((longitude - west) * unitsPerDegree.longitude);
const top = (latitude: number) => equator - latitude * unitsPerDegree.latitude;
const north = top(66);

const meridians = [-120, -90, -60, -30, 0, 30, 60];
const parallels = [60, 40, 20, 0];

const degrees = (value: number, [positive, negative]: readonly [string, string]) =>
  `${Math.abs(value)}°${value > 0 ? positive : value < 0 ? negative : ""}`;

function WideMap({ rooms, note, description }: ResidencyContent) {
  const noteRoom = rooms[0];
  return (
    <svg
      viewBox="0 0 1344 392"
      role="img"
      aria-label={description}
      className="residency residency-wide"
    >
      <path
        d={
          meridians.map((value) => `M${left(value)} ${north}V${equator}`).join("") +
          parallels.map((value) => `M0 ${top(value)}H1344`).join("")
        }
        stroke="var(--line)"
      />
      {meridians.map((value) => (
        <text key={value} x={left(value) + 6} y={equator + 19} className="residency-degree">
          {degrees(value, ["E", "W"])}
        </text>
      ))}
      {parallels.map((value) => (
        <text key={value} y={top(value) - 6} className="residency-degree">
          {`${value}°N`}
        </text>
      ))}
      {rooms.map(({ name, latitude, longitude }) => {
        const [x, y] = [left(longitude) - 62, top(latitude) - 36];
        return (
          <g key={name}>
            <ResidencyRoom x={x} y={y} />
            <text x={x} y={y + 94} className="residency-name">
              {name}
            </text>
          </g>
        );
      })}
      {noteRoom && (
        <text
          x={left(noteRoom.longitude) + 80}
          y={top(noteRoom.latitude) + 12}
          className="residency-name"
        >
          {note}
        </text>
      )}
    </svg>
  );
}

const pitch = 140;
const first = 42;

function TallMap({ rooms, note, description }: ResidencyContent) {
  const southwards = rooms.toSorted((a: Room, b: Room) => b.latitude - a.latitude);
  const height = first + pitch * rooms.length - 20;
  return (
    <svg
      viewBox={`0 0 358 ${height}`}
      role="img"
      aria-label={description}
      className="residency residency-tall"
    >
      {southwards.map(({ name, latitude, longitude }, index) => {
        const y = first + index * pitch;
        return (
          <g key={name}>
            <path d={`M126 ${y + 36}H358`} stroke="var(--line)" />
            <ResidencyRoom x={2} y={y} />
            <text x="146" y={y + 24} className="residency-name">
              {name}
            </text>
            <text x="146" y={y + 58} className="residency-degree">
              {`${degrees(latitude, ["N", "S"])} ${degrees(longitude, ["E", "W"])}`}
            </text>
          </g>
        );
      })}
      <text y={height - 4} className="residency-name">
        {note}
      </text>
    </svg>
  );
}
