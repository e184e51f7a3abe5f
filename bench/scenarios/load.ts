import type { Page } from '@playwright/test';
import { BenchError } from '../bench-error';
import type { Figure, Measured, Speed } from '../figure';
import { heapAfterCollection, heapOfEmptyPage } from '../heap';
import { FIRST_STATUS_MARK, watchLoad } from '../probes/watch-load';
import type { Scenario } from '../scenario';
import { openPage, type Stage, type Viewer } from '../stage';
import { readResources } from './read-resources';

interface Visit {
  viewer: Viewer;
  path: string;
  /** Budgets of the first status, without and with a warm HTTP cache, in milliseconds at a quarter of the speed. */
  limits: { scripts: number; cold: number; warm: number };
}

const KB = 1000;
const BOTH: readonly Speed[] = ['full', 'quarter'];
/** Tasks of this length and more are long; the time beyond it blocks. */
const LONG_TASK_MS = 50;

function figuresFor({ limits }: Visit): Figure[] {
  const atBothSpeeds = (most: number) => ({ full: most, quarter: most });
  return [
    { key: 'first', label: 'first status, cold', unit: 'ms', budget: { quarter: limits.cold } },
    {
      key: 'firstWarm',
      label: 'the same again in the same tab, HTTP cache warm',
      unit: 'ms',
      budget: { quarter: limits.warm },
    },
    { key: 'scripts', label: 'scripts before it', unit: 'bytes', budget: atBothSpeeds(limits.scripts) },
    { key: 'styles', label: 'styles before it', unit: 'bytes', budget: atBothSpeeds(20 * KB) },
    { key: 'fonts', label: 'web fonts', unit: 'bytes', budget: atBothSpeeds(0) },
    { key: 'words', label: 'words', unit: 'bytes' },
    { key: 'answers', label: 'answers of the API, when all is there', unit: 'bytes' },
    { key: 'pictures', label: 'pictures, when all is there', unit: 'bytes' },
    { key: 'staticFirst', label: 'static requests before it', unit: 'count', budget: atBothSpeeds(6) },
    { key: 'apiFirst', label: 'API requests before it', unit: 'count', budget: atBothSpeeds(6) },
    { key: 'requests', label: 'requests, when all is there', unit: 'count' },
    { key: 'longest', label: 'longest task until then', unit: 'ms' },
    { key: 'blocking', label: 'total blocking time until then', unit: 'ms' },
    { key: 'heap', label: 'heap over an empty page', unit: 'MiB', budget: atBothSpeeds(6.5) },
    { key: 'elements', label: 'elements', unit: 'count', budget: atBothSpeeds(1000) },
    { key: 'shift', label: 'layout shift', unit: 'share', budget: atBothSpeeds(0.02) },
  ];
}

/** Opens the address and waits until there are no more requests. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => typeof window.benchNotes?.firstStatus === 'number', undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
}

async function notesOf(page: Page) {
  const notes = await page.evaluate(() => window.benchNotes);
  if (notes === undefined || notes.firstStatus === null) throw new BenchError('No status was ever painted.');
  return { ...notes, firstStatus: notes.firstStatus };
}

async function measureVisit({ viewer, path }: Visit, stage: Stage, speed: Speed): Promise<Measured> {
  const { page, cdp, context } = await openPage(stage, viewer, speed);
  const empty = await heapOfEmptyPage(page, cdp);
  await page.addInitScript(watchLoad, FIRST_STATUS_MARK);
  await visit(page, stage.url + path);
  const cold = await notesOf(page);
  const resources = await readResources(page, cold.firstStatus);
  const heap = (await heapAfterCollection(cdp)) - empty;
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);

  await page.goto('about:blank');
  await visit(page, stage.url + path);
  const warm = await notesOf(page);
  await context.close();

  const tasks = cold.longTasks
    .filter(({ start }) => start < cold.firstStatus)
    .map(({ duration }) => duration);
  return {
    first: cold.firstStatus,
    firstWarm: warm.firstStatus,
    ...resources,
    longest: Math.max(0, ...tasks),
    blocking: tasks.reduce((sum, duration) => sum + duration - LONG_TASK_MS, 0),
    heap,
    elements,
    shift: cold.layoutShift,
  };
}

function loadScenario(name: string, about: string, visited: Visit): Scenario {
  return {
    name,
    group: 'start',
    about,
    figures: figuresFor(visited),
    speeds: BOTH,
    measure: (stage, speed) => measureVisit(visited, stage, speed),
  };
}

export const signedOutLoad = loadScenario('Start, signed out', 'A visitor opens the known network.', {
  viewer: 'visitor',
  path: '/main/all',
  limits: { scripts: 130 * KB, cold: 1100, warm: 750 },
});

export const homeLoad = loadScenario('Start, home', 'Somebody who is signed in opens home.', {
  viewer: 'alice',
  path: '/main/friends',
  limits: { scripts: 130 * KB, cold: 1400, warm: 1000 },
});
