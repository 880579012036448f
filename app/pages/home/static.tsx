import { KeyUseCases } from "./key-use-cases.tsx";
import { homeStaticContent } from "./static-content.ts";
import { Tradeoff } from "./tradeoff.tsx";

/** The last part of `/`, which never hydrates: the trade-off and the use cases. */
export function HomeStatic() {
  return (
    <>
      <Tradeoff {...homeStaticContent.trade} />
      <KeyUseCases />
    </>
  );
}
