import { afterEach, beforeEach, vi } from "vitest";

/** The lines that a test of the file logs, which are not printed. */
export function logLines(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  beforeEach(() => {
    lines.length = 0;
    for (const level of ["info", "warn", "error"] as const) {
      vi.spyOn(console, level).mockImplementation(
        (line: string) => void lines.push(JSON.parse(line)),
      );
    }
  });
  afterEach(() => void vi.restoreAllMocks());
  return lines;
}
