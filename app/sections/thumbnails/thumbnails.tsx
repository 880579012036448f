import { keyUseCasesContent, type UseCaseRows } from "../../content/use-cases.ts";
import { addStyles } from "../../ui/add-styles.ts";
import { EdgeThumbnail, RolloutThumbnail } from "./thumbnails-bars.tsx";
import { PrivacyThumbnail, RouterThumbnail } from "./thumbnails-wires.tsx";
import styles from "./thumbnails.css?inline";

const { rows } = keyUseCasesContent;

/** Adds the drawings' own styles. */
export const addThumbnailStyles = () => addStyles(styles);

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
