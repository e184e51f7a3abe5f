import { listOf, numberOf, objectOf, textOf } from './json-value';
import type { PartResult } from './part';

/**
 * Reads Playwright's JSON report. A test that passed only on a retry has passed, and is mentioned; errors outside tests
 * (a configuration, a server that did not start) and a run without any test are errors.
 */
export function readPlaywrightReport(report: unknown): PartResult {
  const { stats, errors } = objectOf(report);
  const { expected, unexpected, flaky, skipped: skippedTests } = objectOf(stats);
  const messages = listOf(errors).map((error) => textOf(objectOf(error)['message']));
  const flakyCount = numberOf(flaky);
  const passed = numberOf(expected) + flakyCount;
  const failed = numberOf(unexpected) + messages.length;
  const skipped = numberOf(skippedTests);
  if (passed + failed + skipped === 0) return { passed, failed: 1, skipped, details: 'No browser test ran.' };
  if (flakyCount > 0) messages.push(`${flakyCount} passed only when repeated.`);
  return { passed, failed, skipped, details: messages.join('\n') };
}
