import { onTestFinished, vi } from 'vitest';

/** Collects errors on the console, where no page of the client may write any, until the test is over. */
export function watchConsole(): { allow: (pattern: RegExp) => void; findings: () => string[] } {
  const findings: string[] = [];
  const allowed: RegExp[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    findings.push(words.map(String).join(' '));
  });
  onTestFinished(() => spy.mockRestore());
  return {
    allow: (pattern) => void allowed.push(pattern),
    findings: () => findings.filter((finding) => !allowed.some((pattern) => pattern.test(finding))),
  };
}
