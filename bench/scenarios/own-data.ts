import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type JsonObject, listOf, objectOf } from '../../tools/report/json-value';
import { BenchError } from '../bench-error';
import type { Measured, Speed } from '../figure';
import { longestTaskDuring } from '../probes/longest-task';
import type { Scenario } from '../scenario';
import { openPage, type Stage } from '../stage';

/** How many people somebody follows, and how many lines a file has, half of which are about others. */
const PEOPLE = 100_000;
const PAGE_LENGTH = 40;
const MAX_WAIT_MS = 600_000;

const addressOf = (number: number): string => `swarm${number}@crowd.example`;

/** One of the many people, in the form of one that the server sent. */
function personLike(template: JsonObject, number: number): JsonObject {
  const id = `swarm${number}`;
  const address = addressOf(number);
  const pleroma = objectOf(template['pleroma']);
  const relationship = { ...objectOf(pleroma['relationship']), id };
  const short = { note: '', fields: [], source: undefined };
  return { ...template, ...short, id, acct: address, fqn: address, pleroma: { ...pleroma, relationship } };
}

/** Makes the server list `PEOPLE` followed accounts, in pages of the usual length, and ignore imports. */
async function followMany(context: BrowserContext): Promise<void> {
  let template: JsonObject | undefined;
  await context.route(/\/api\/v1\/accounts\/[^/]+\/following/, async (route) => {
    if (template === undefined) {
      const answer = await route.fetch();
      template = objectOf(listOf(await answer.json())[0]);
    }
    const url = new URL(route.request().url());
    const first = Number(url.searchParams.get('max_id') ?? 0);
    const last = Math.min(first + PAGE_LENGTH, PEOPLE);
    const rows = [];
    for (let number = first; number < last; number += 1) rows.push(personLike(template, number));
    url.searchParams.set('max_id', String(last));
    const headers = last < PEOPLE ? { link: `<${url.href}>; rel="next"` } : {};
    await route.fulfill({ json: rows, headers });
  });
  await context.route(/\/follow_import$/, (route) => route.fulfill({ json: 'jobs started' }));
}

function linesOfFile(): string {
  const header = 'Account address,Show boosts,Notify on new posts,Languages\n';
  const lines = Array.from({ length: PEOPLE }, (_, at) => `${addressOf(at + PEOPLE / 2)},true,false,\n`);
  return header + lines.join('');
}

async function exportMany(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Select none' }).click();
  for (const name of ['Follows', 'Muted people'])
    await page.getByRole('checkbox', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByText('Done: 100,000 entries.').waitFor({ timeout: MAX_WAIT_MS });
}

async function saveArchive(page: Page): Promise<void> {
  const saved = page.waitForEvent('download', { timeout: MAX_WAIT_MS });
  await page.getByRole('button', { name: 'Save export' }).click();
  const name = (await saved).suggestedFilename();
  if (!name.endsWith('.zip')) throw new BenchError(`${name} was saved, which is no archive.`);
}

async function chooseFile(page: Page): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'linnet-bench-'));
  try {
    // From the disk, as by a person: the content of a file would be put together in the page.
    const file = path.join(folder, 'follows.csv');
    await writeFile(file, linesOfFile());
    await page.getByLabel('Import file', { exact: true }).and(page.locator('input')).setInputFiles(file);
    await page.getByText('50,000 that you have already').waitFor({ timeout: MAX_WAIT_MS });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function importHalf(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import 50,000 entries' }).click();
  await page.getByText('Checking what the server has done.').waitFor({ timeout: MAX_WAIT_MS });
}

async function measure(stage: Stage, speed: Speed): Promise<Measured> {
  const opened = await openPage(stage, 'alice', speed);
  const { page, context } = opened;
  await followMany(context);
  await page.goto(`${stage.url}/settings?tab=data`);
  await page.getByRole('button', { name: 'Select none' }).waitFor();
  await page.waitForLoadState('networkidle');
  const read = await longestTaskDuring(opened, exportMany);
  const save = await longestTaskDuring(opened, saveArchive);
  const preview = await longestTaskDuring(opened, chooseFile);
  const begin = await longestTaskDuring(opened, importHalf);
  await context.close();
  const collections = [read, save, preview, begin].map(({ collection }) => collection);
  return {
    read: read.work,
    save: save.work,
    preview: preview.work,
    begin: begin.work,
    collection: Math.max(...collections),
  };
}

const longestTask = { unit: 'ms', budget: { full: 50 } } as const;

export const ownData: Scenario = {
  name: 'Own data of 100,000 follows',
  group: 'data',
  about:
    'Somebody exports 100,000 follows, saves the archive, and imports a file of as many, half of which are known. The longest task of each step, in processor time, without the browser’s collection of garbage.',
  figures: [
    { key: 'read', label: 'longest task while all are read', ...longestTask },
    { key: 'save', label: 'while the archive is made and saved', ...longestTask },
    { key: 'preview', label: 'while the file is read and compared', ...longestTask },
    { key: 'begin', label: 'while the import begins', ...longestTask },
    { key: 'collection', label: 'longest collection of garbage in a task', unit: 'ms' },
  ],
  maxRounds: 1,
  speeds: ['full'],
  measure,
};
