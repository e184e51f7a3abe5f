import { listOf, numberOf, objectOf, textOf } from './json-value';
import type { PartResult } from './part';

/**
 * Reads vitest's JSON report. A file that could not be loaded contains no tests and counts as one error; a run
 * without any test is an error, because it checked nothing.
 */
export function readVitestReport(report: unknown): PartResult {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = objectOf(report);
  const files = listOf(testResults).map(objectOf);
  const broken = files.filter(
    (file) => file['status'] === 'failed' && listOf(file['assertionResults']).length === 0,
  );
  const passed = numberOf(numPassedTests);
  const failed = numberOf(numFailedTests) + broken.length;
  const skipped = numberOf(numPendingTests) + numberOf(numTodoTests);
  if (passed + failed + skipped === 0) {
    return { passed, failed: 1, skipped, details: 'No test ran.' };
  }
  const details = files.flatMap((file) => describeFile(file));
  return { passed, failed, skipped, details: details.join('\n') };
}

function describeFile(file: Readonly<Record<string, unknown>>): string[] {
  const name = textOf(file['name']);
  const tests = listOf(file['assertionResults']).map(objectOf);
  if (tests.length === 0 && file['status'] === 'failed') return [`${name}\n${textOf(file['message'])}`];
  return tests
    .filter((entry) => entry['status'] === 'failed')
    .map((entry) => {
      const messages = listOf(entry['failureMessages']).map(textOf).join('\n');
      return `${name} > ${textOf(entry['fullName'])}\n${messages}`;
    });
}
