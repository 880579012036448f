/** The wordmark, 88 × 22 units: letters in ink, the data square in signal. */
export function Wordmark({ name, className }: { name: string; className?: string | undefined }) {
  return (
    <>
      <span translate="no" className="sr-only">
        {name}
      </span>
      <svg viewBox="0 0 88 22" aria-hidden="true" className={className}>
        <path
          fill="var(--ink)"
          d="M0 22 9.2 0h3.6L22 22h-4.1L11 5.2 4.1 22ZM29 0h4v22h-4zM42 0h26v22H42v-8.5h4V18h18V4H46v4.5h-4zM77 0h4v22h-4z"
        />
        <path fill="var(--signal)" d="M51.5 7.5h7v7h-7z" />
      </svg>
    </>
  );
}
