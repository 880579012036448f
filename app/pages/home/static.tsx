import { Crisis } from "./crisis.tsx";
import { KeyUseCases } from "./key-use-cases.tsx";
import { homeStaticContent } from "./static-content.ts";
import { Tradeoff } from "./tradeoff.tsx";

/** The part of `/` that never hydrates: the problem, the trade-off and the use cases. */
export function HomeStatic() {
  return (
    <>
      <Crisis {...homeStaticContent.crisis} />
      <Tradeoff {...homeStaticContent.trade} />
      <KeyUseCases />
    </>
  );
}
