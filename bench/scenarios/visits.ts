import type { BrowserContext } from '@playwright/test';
import type { Figure, Measured, Speed } from '../figure';
import type { Scenario } from '../scenario';
import type { Stage, Viewer } from '../stage';
import { serveBarePage } from './bare-page';
import { inOneProfile } from './one-profile';
import { visitBare, visitClient } from './visit-page';

const KB = 1000;

/** Visits that are measured: browsers keep compiled code from the second or third one on. */
const MEASURED: readonly number[] = [1, 2, 5];
const VISITS = 5;
/** After those, one in which the server's answers are held back until the first status is painted. */
const FROM_DISK = 'disk';

/** Budgets of docs/budgets.md. */
interface Budgets {
  /** Bytes of scripts until the page is quiet. */
  scripts: number;
  /** Milliseconds of the main thread on the first visit at a quarter of the speed. */
  main: number;
}

/** First status in times of the bare page. */
const RATIO_BUDGETS: Readonly<Record<string, number>> = { 1: 3, 5: 3.5, [FROM_DISK]: 2.2 };

function figuresOf(visit: string, name: string, budgets: Budgets): Figure[] {
  const ratio = RATIO_BUDGETS[visit];
  const atBothSpeeds = (most: number) => ({ full: most, quarter: most });
  return [
    { key: `first-${visit}`, label: `${name}: first status`, unit: 'ms' },
    { key: `bare-${visit}`, label: `${name}: a bare page with one post`, unit: 'ms' },
    {
      key: `ratio-${visit}`,
      label: `${name}: first status ÷ bare page`,
      unit: 'times',
      ...(ratio !== undefined && { budget: { quarter: ratio } }),
    },
    { key: `largest-${visit}`, label: `${name}: largest paint`, unit: 'ms' },
    {
      key: `largestRatio-${visit}`,
      label: `${name}: largest paint ÷ first status`,
      unit: 'times',
      budget: { quarter: 1.15 },
    },
    {
      key: `main-${visit}`,
      label: `${name}: main thread until quiet`,
      unit: 'ms',
      ...(visit === '1' && { budget: { quarter: budgets.main } }),
    },
    {
      key: `scriptsFirst-${visit}`,
      label: `${name}: scripts before the first status`,
      unit: 'bytes',
      budget: atBothSpeeds(130 * KB),
    },
    {
      key: `scripts-${visit}`,
      label: `${name}: scripts until quiet`,
      unit: 'bytes',
      budget: atBothSpeeds(budgets.scripts),
    },
    { key: `shift-${visit}`, label: `${name}: layout shift`, unit: 'share', budget: atBothSpeeds(0.02) },
  ];
}

/** The values of a visit, by the keys of its figures. */
export function visitValues(visit: string, own: Measured, bare: number): Measured {
  const values: Measured = { ...own, bare, ratio: (own['first'] ?? Number.NaN) / bare };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${key}-${visit}`, value]));
}

async function measureVisits(
  stage: Stage,
  speed: Speed,
  { viewer, path, isFromDisk }: Readonly<{ viewer: Viewer; path: string; isFromDisk: boolean }>,
): Promise<Measured> {
  const bare = await serveBarePage();
  const measured: Measured = {};
  const visit = (name: string, holdsAnswers: boolean) => async (context: BrowserContext) => {
    const own = await visitClient(context, { stage, address: stage.url + path, speed, holdsAnswers });
    Object.assign(measured, visitValues(name, own, await visitBare(context, bare.url, speed)));
  };
  const visits = Array.from({ length: VISITS }, (_, index) => visit(String(index + 1), false));
  try {
    await inOneProfile(stage, viewer, isFromDisk ? [...visits, visit(FROM_DISK, true)] : visits);
  } finally {
    await bare.stop();
  }
  return measured;
}

interface Visitor {
  viewer: Viewer;
  path: string;
  isFromDisk: boolean;
  budgets: Budgets;
}

function visitsScenario(name: string, about: string, visitor: Visitor): Scenario {
  const { budgets, isFromDisk } = visitor;
  return {
    name,
    group: 'start',
    about,
    figures: [
      ...MEASURED.flatMap((visit) => figuresOf(String(visit), `visit ${visit}`, budgets)),
      ...(isFromDisk ? figuresOf(FROM_DISK, 'from disk', budgets) : []),
    ],
    speeds: ['full', 'quarter'],
    measure: (stage, speed) => measureVisits(stage, speed, visitor),
  };
}

// Times come from visits without a trace. The main thread's time is the browser's own count, which costs nothing.
export const signedOutVisits = visitsScenario(
  'Start, visits signed out',
  'Five visits to the known network with one profile on disk, each in a new browser.',
  {
    viewer: 'visitor',
    path: '/main/all',
    isFromDisk: false,
    budgets: { scripts: 190 * KB, main: 1440 },
  },
);

export const homeVisits = visitsScenario(
  'Start, visits home',
  'Five visits of somebody who is signed in, with one profile on disk, each in a new browser; then one, from disk, in which the server’s answers are held back until the first status is painted.',
  {
    viewer: 'alice',
    path: '/main/friends',
    isFromDisk: true,
    budgets: { scripts: 240 * KB, main: 1680 },
  },
);
