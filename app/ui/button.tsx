import type { ComponentProps } from "react";

const variants = {
  primary: "btn-primary",
  secondary: "btn-secondary",
  evidence: "btn-evidence",
};

type ButtonStyle = { variant: keyof typeof variants; size?: "header" };

/**
 * Classes of a button, for links and buttons alike. `primary` appears once per screen, `evidence` is an
 * underlined link, and size `header` is 40 px high.
 */
export function buttonClass({ variant, size }: ButtonStyle): string {
  return size === "header" ? `${variants[variant]} btn-header` : variants[variant];
}

type ButtonProps = Omit<ComponentProps<"button">, "className" | "disabled"> &
  ButtonStyle & {
    /** Disables the button while its work runs. */
    busy?: boolean;
    /** The label whose width the button keeps while it is busy. */
    idleLabel?: string;
    className?: string;
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
      className={`${look} ${idleLabel === undefined ? "" : "btn-hold"} ${className}`}
    >
      {children}
    </button>
  );
}
