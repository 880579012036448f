import type { ComponentProps } from "react";

import styles from "./button.module.css";

const variants = {
  primary: `${styles.button} ${styles.primary}`,
  secondary: `${styles.button} ${styles.secondary}`,
  inv: `${styles.button} ${styles.inv}`,
  evidence: `${styles.evidence}`,
  plain: `${styles.button}`,
};

export type ButtonStyle = { variant: keyof typeof variants; size?: "header" };

/**
 * Classes of a button, for links and buttons alike. `primary` appears once per screen, `inv` stands on a
 * dark ground, `evidence` is an underlined link, `plain` gets its colors from where it stands, and size
 * `header` is 40 px high.
 */
export function buttonClass({ variant, size }: ButtonStyle): string {
  return size === "header" ? `${variants[variant]} ${styles.header}` : variants[variant];
}

/** A link that looks like a button. */
export function LinkButton({ href, label, variant }: LinkButtonProps) {
  return (
    <a href={href} className={buttonClass({ variant })}>
      {label}
    </a>
  );
}

type LinkButtonProps = Pick<ButtonStyle, "variant"> & { href: string; label: string };

type ButtonProps = Omit<ComponentProps<"button">, "className" | "disabled"> &
  ButtonStyle & {
    /** Disables the button while its work runs. */
    busy?: boolean;
    /** The label whose width the button keeps while it is busy. */
    idleLabel?: string;
    className?: string | undefined;
  };

/** A button. While busy it is disabled and shows whatever label it is given. */
export function Button({
  variant,
  size,
  busy = false,
  idleLabel,
  type = "button",
  className = "",
  children,
  ...rest
}: ButtonProps) {
  const look = buttonClass({ variant, ...(size === undefined ? {} : { size }) });
  return (
    <button
      {...rest}
      type={type}
      disabled={busy}
      data-hold={idleLabel}
      className={`${look} ${idleLabel === undefined ? "" : styles.hold} ${className}`}
    >
      {children}
    </button>
  );
}
