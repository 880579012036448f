import { site } from "./site.ts";

/** A data center: its country in full, and where the map shows it. */
export type Room = {
  name: string;
  /** Degrees; south and west are negative. */
  latitude: number;
  longitude: number;
};

const rooms: Record<(typeof site.dataCenters)[number], Room> = {
  US: { name: "United States", latitude: 36, longitude: -88 },
  Canada: { name: "Canada", latitude: 56, longitude: -116 },
  UAE: { name: "United Arab Emirates", latitude: 24, longitude: 54 },
};

/** Words of the map of data centers. */
export const residencyContent = {
  rooms: site.dataCenters.map((country) => rooms[country]),
  note: "records do not travel between rooms",
  description: `Data centers in the ${new Intl.ListFormat("en-US").format(site.dataCenters)}, each drawn as a room with its own wall and one gate. Models come in from above. Records are stopped inside each wall, and no line joins two rooms.`,
  source:
    "Rooms are placed by country, not to the exact site. No coastlines: only the line you draw.",
} as const;

export type ResidencyContent = Pick<typeof residencyContent, "rooms" | "note" | "description">;
