import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { inRoot } from '../run/root';
import { numberOf, objectOf, textOf } from './json-value';
import { readReportFile } from './read-report-file';

/** The duration of the last complete `npm test` on this machine. */
export interface TestTime {
  minutes: number;
  processors: number;
  /** The ISO date. */
  day: string;
}

const TEST_TIME_FILE = inRoot('node_modules', '.cache', 'linnet', 'test-time.json');
const BROWSER_TESTS = inRoot('e2e', 'playwright.config.ts');

export async function storeTestTime(milliseconds: number, file = TEST_TIME_FILE): Promise<void> {
  const time: TestTime = {
    minutes: Math.round(milliseconds / 6000) / 10,
    processors: availableParallelism(),
    day: new Date().toISOString().slice(0, 10),
  };
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(time));
}

/** Null when the tests have not run completely since the installation. */
export async function readTestTime(file = TEST_TIME_FILE): Promise<TestTime | null> {
  const stored = objectOf(await readReportFile(file));
  const minutes = numberOf(stored['minutes']);
  if (minutes === 0) return null;
  return { minutes, processors: numberOf(stored['processors']), day: textOf(stored['day']) };
}

/** How many times a failed browser test is retried. */
export async function browserRetries(): Promise<number> {
  const found = /^\s*retries:\s*(\d+),$/m.exec(await readFile(BROWSER_TESTS, 'utf8'));
  if (found === null) throw new Error('e2e/playwright.config.ts says nothing of retries.');
  return Number(found[1]);
}
