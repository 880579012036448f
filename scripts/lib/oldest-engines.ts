import { browserslistToTargets, type Targets } from "lightningcss";

/** The oldest browsers in which the whole site works (docs/browsers.md). */
const oldestEngines: Readonly<Record<string, string>> = {
  chrome: "103",
  edge: "103",
  firefox: "102",
  safari: "15.4",
  ios: "15.4",
};

/** As Vite names them. */
export const buildTargets: string[] = Object.entries(oldestEngines).map((engine) =>
  engine.join(""),
);

/** As Lightning CSS names them. */
export const styleTargets: Targets = browserslistToTargets(
  Object.entries(oldestEngines).map(
    ([name, version]) => `${name === "ios" ? "ios_saf" : name} ${version}`,
  ),
);
