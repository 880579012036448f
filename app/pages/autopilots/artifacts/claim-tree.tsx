import { artifactContent } from "./artifact-content.ts";
import { ArtifactLine } from "./artifact-parts.tsx";

/** A patent's claims as a tree: each hangs on the one it narrows. */
export function ClaimTree() {
  const { root, left, leftLeaves, refused, waiting, reason, docket } = artifactContent.claims;
  return (
    <div className="artifact-sheet">
      <div className="claim-tree t-lab">
        <p className="claim claim-root" data-from="0">
          {root}
        </p>
        <div className="claim-branch">
          <p className="claim">{left}</p>
          <div className="claim-leaves">
            {leftLeaves.map((leaf) => (
              <p key={leaf} className="claim">
                {leaf}
              </p>
            ))}
          </div>
        </div>
        <div className="claim-branch">
          <p className="claim claim-refused">
            {refused}
            <i className="i-mark-refused" />
          </p>
          <p className="claim claim-waiting">{waiting}</p>
        </div>
      </div>
      <p className="flex items-center gap-8px px-16px pb-12px text-warn" data-from="1">
        <i className="flex-none i-mark-refused" />
        {reason}
      </p>
      <div className="border-t border-line [&>p]:border-0">
        <ArtifactLine line={docket} from={2} />
      </div>
    </div>
  );
}
