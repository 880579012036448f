import { keyUseCasesContent, type UseCaseRows } from "../../content/use-cases.ts";
import { EdgeThumbnail, RolloutThumbnail } from "./thumbnails-bars.tsx";
import { PrivacyThumbnail, RouterThumbnail } from "./thumbnails-wires.tsx";

const { rows } = keyUseCasesContent;

const drawings = {
  privacy: () => <PrivacyThumbnail {...rows.privacy} />,
  router: () => <RouterThumbnail {...rows.router} />,
  edge: () => <EdgeThumbnail {...rows.edge} />,
  rollout: () => <RolloutThumbnail {...rows.rollout} />,
};

/** The drawing of a use case. */
export function UseCaseThumbnail({ of }: { of: keyof UseCaseRows }) {
  return drawings[of]();
}
