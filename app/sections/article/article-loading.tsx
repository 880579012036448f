/** Said while an article comes: the words beside a square that pulses. */
export function ArticleLoading({ text }: { text: string }) {
  return (
    <div className="page min-h-560px pt-56px md:pt-72px">
      <p role="status" className="flex items-center gap-12px t-lead text-ink2">
        <i
          aria-hidden="true"
          className="block w-16px h-16px bg-signal [animation:pulse_1.6s_infinite]"
        />
        {text}
      </p>
    </div>
  );
}
