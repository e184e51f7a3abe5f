import { expect, test } from 'vitest';
import { readPlaywrightReport } from './playwright-report';
import { readVitestReport } from './vitest-report';

test('counts what vitest counted and shows what failed', () => {
  const result = readVitestReport({
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'one' },
          { status: 'failed', fullName: 'two', failureMessages: ['expected 1 to be 2'] },
        ],
      },
    ],
  });
  expect(result).toMatchObject({ passed: 3, failed: 1, skipped: 2 });
  expect(result.details).toContain('a.test.ts > two\nexpected 1 to be 2');
  expect(result.details).not.toContain('one');
});

test('a test file that does not load is an error', () => {
  const testResults = [{ name: 'b.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] }];
  const result = readVitestReport({ numPassedTests: 5, numFailedTests: 0, testResults });
  expect(result).toMatchObject({ passed: 5, failed: 1 });
  expect(result.details).toContain('SyntaxError');
});

test('counts what Playwright counted; tells of repeats, and takes errors outside tests for errors', () => {
  const stats = { expected: 10, unexpected: 1, flaky: 2, skipped: 3 };
  const result = readPlaywrightReport({ stats, errors: [{ message: 'no such project' }] });
  expect(result).toMatchObject({ passed: 12, failed: 2, skipped: 3 });
  expect(result.details).toContain('no such project');
  expect(result.details).toContain('2 passed only when repeated');
});

test('a run that ran nothing has failed', () => {
  for (const report of [{}, null, { stats: {} }, { numPassedTests: 0, testResults: [] }]) {
    expect(readVitestReport(report).failed).toBe(1);
    expect(readPlaywrightReport(report).failed).toBe(1);
  }
});
