import { listOf, numberOf, objectOf, textOf } from './json-value';
import type { PartResult } from './part';

/**
 * Reads the JSON report of Playwright. A test that passed only when repeated counts as failed; so do errors
 * outside tests (a configuration, a server that did not start) and a run without any test.
 */
export function readPlaywrightReport(report: unknown): PartResult {
  const { stats, errors } = objectOf(report);
  const { expected, unexpected, flaky, skipped: skippedTests } = objectOf(stats);
  const outside = listOf(errors).map((error) => textOf(objectOf(error)['message']));
  const passed = numberOf(expected);
  const failed = numberOf(unexpected) + numberOf(flaky) + outside.length;
  const skipped = numberOf(skippedTests);
  if (passed + failed + skipped === 0) return { passed, failed: 1, skipped, details: 'No browser test ran.' };
  return { passed, failed, skipped, details: outside.join('\n') };
}
