import styles from "./use-case-capabilities.module.css";

type Capability = { name: string; text: string };

/** Capabilities of the platform for a use case, in two columns. */
export function UseCaseCapabilities({ items }: { items: readonly Capability[] }) {
  return (
    <dl className="md:col-span-4 quarters border-b border-line">
      {items.map(({ name, text }) => (
        <div key={name} className={`${styles.capability} md:col-span-2`}>
          <dt>{name}</dt>
          <dd className="md:px-24px t-copy text-ink2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
