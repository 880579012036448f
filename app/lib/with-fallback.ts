/** The result of work, or the fallback when it takes too long. The work itself goes on. */
export async function withFallback<Value, Fallback>(
  work: Promise<Value>,
  timeoutMs: number,
  fallback: Fallback,
): Promise<Value | Fallback> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Fallback>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, fallback);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
