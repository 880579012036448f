import { spaced } from "../../../lib/spaced.ts";
import { TwoLines } from "../../../ui/two-lines.tsx";
import { hardwareContent } from "./content.ts";
import { getMemory, modelSizes, precisions } from "./memory.ts";
import { HeadCells } from "../../../ui/table-head.tsx";
import styles from "./hardware.module.css";

/**
 * How much memory models take, drawn to scale. The checked radio button chooses what is shown, so the
 * precision needs no script; all three are computed from one formula.
 */
export function Hardware() {
  const { label, headline, precision, head, scale, legend } = hardwareContent;
  return (
    <section id="hardware" className="border-t border-ink">
      <div className={`page-width ${styles.hardware}`}>
        <p className="t-caption text-ink3">{label}</p>
        <h2 id="hardware-title" className="max-md:mt-8px max-md:mb-16px t-d2">
          <TwoLines lines={headline} />
        </h2>
        <fieldset>
          <legend className="t-caption text-ink3">{precision}</legend>
          <div className={`${styles.precisions} mt-4px`}>
            {spaced(
              precisions.map(({ bits }, index) => (
                <label key={bits}>
                  <input
                    type="radio"
                    name="precision"
                    value={bits}
                    id={`bits-${bits}`}
                    defaultChecked={index === 0}
                    className="sr-only"
                  />
                  {`${bits}-bit`}
                </label>
              )),
            )}
          </div>
        </fieldset>
        <table aria-labelledby="hardware-title" className="mt-16px md:mt-24px md:col-span-full">
          <thead className="max-md:sr-only">
            <tr>
              <HeadCells names={head} />
              <th scope="col">
                {spaced(
                  scales.map((pixels) => (
                    <span key={pixels} data-scale={pixels}>
                      {scale(pixels)}
                    </span>
                  )),
                )}
              </th>
            </tr>
          </thead>
          <tbody>
            {modelSizes.map((size) => (
              <Model key={size} size={size} />
            ))}
          </tbody>
        </table>
        <ul className={`${styles.legend} mt-16px md:col-span-full t-source text-ink3`}>
          <li>
            <i className={styles.keyWeights} />
            {spaced(
              precisions.map(({ bits, bytes }) => (
                <span key={bits} {...shownAt(bits)}>
                  {legend.weights(bytes)}
                </span>
              )),
            )}
          </li>
          <li>
            <i className={styles.keyCache} />
            {legend.cache}
          </li>
          <li>
            <i className={styles.keyCard} />
            {legend.card}
          </li>
        </ul>
      </div>
    </section>
  );
}

/** What is shown at one precision; until a visitor has chosen, it is the first. */
const shownAt = (bits: number) => ({
  "data-bits": bits,
  ...(bits !== precisions[0]?.bits && { "data-unchosen": "" }),
});

/** Pixels of a GB on wide screens and on narrower ones. */
const scales = [0.7, 0.35];

function Model({ size }: { size: number }) {
  const variants = precisions.map(({ bits, bytes }) => ({ bits, ...getMemory(size, bytes) }));
  const [full] = variants;
  return (
    <tr>
      <th scope="row">{`${size}B`}</th>
      <td>
        {spaced(
          variants.map(({ bits, weightsGb }) => (
            <span key={bits} {...shownAt(bits)}>{`${weightsGb} GB`}</span>
          )),
        )}
      </td>
      <td>
        {spaced(
          variants.map(({ bits, neededGb }) => (
            <span key={bits} {...shownAt(bits)}>{`${Math.ceil(neededGb)} GB`}</span>
          )),
        )}
      </td>
      <td>
        {spaced(
          variants.map(({ bits, cards: { count, sizeGb } }) => (
            <span key={bits} {...shownAt(bits)}>{`${count} × ${sizeGb} GB`}</span>
          )),
        )}
      </td>
      <td>
        <div
          aria-hidden="true"
          className={styles.bar}
          style={{
            "--weights": full?.weightsGb,
            "--needed": full?.neededGb,
          }}
        >
          <i className={styles.cache} />
          <i className={styles.free} />
          <i data-part="weights" className={styles.weights} />
          {variants.map(({ bits, cards: { count, sizeGb } }) => (
            <i
              key={bits}
              data-bits={bits}
              className={styles.cards}
              style={{ "--count": count, "--card": sizeGb }}
            />
          ))}
        </div>
      </td>
    </tr>
  );
}
