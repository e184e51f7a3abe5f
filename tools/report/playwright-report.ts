import { listOf, numberOf, objectOf, textOf } from './json-value';
import type { PartResult } from './part';

/**
 * Reads Playwright's JSON report. A test that passed only on a retry has passed, and is mentioned; errors outside tests
 * (a configuration, a server that did not start) and a run without any test are errors.
 */
export function readPlaywrightReport(report: unknown): PartResult {
  const { stats, errors } = objectOf(report);
  const { expected, unexpected, flaky, skipped: skippedTests } = objectOf(stats);
  const outside = listOf(errors).map((error) => textOf(objectOf(error)['message']));
  const repeated = numberOf(flaky);
  const passed = numberOf(expected) + repeated;
  const failed = numberOf(unexpected) + outside.length;
  const skipped = numberOf(skippedTests);
  if (passed + failed + skipped === 0) return { passed, failed: 1, skipped, details: 'No browser test ran.' };
  if (repeated > 0) outside.push(`${repeated} passed only when repeated.`);
  return { passed, failed, skipped, details: outside.join('\n') };
}
