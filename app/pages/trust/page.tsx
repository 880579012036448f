import { Crossings } from "./crossings/crossings.tsx";
import { LowerSections, type TrustProps } from "./lower-sections.tsx";
import { TrustHead } from "./trust-head.tsx";

/** `/trust`: what crosses the wall, what we hold, who processes data, and what this website keeps to. */
export function TrustPage(props: TrustProps) {
  return (
    <>
      <TrustHead />
      <Crossings />
      <LowerSections {...props} />
    </>
  );
}
