import { BenchError } from '../bench-error';
import type { Figure, Measured, Speed } from '../figure';
import { heapAfterCollection } from '../heap';
import { percentile } from '../median';
import { scrollThrough, type ScrollPlan } from '../probes/scroll-through';
import type { Scenario } from '../scenario';
import { CHAT_MESSAGES, FOLLOWERS, openPage, type Stage, type Viewer } from '../stage';

/** A frame this long counts as dropped: at sixty frames a second one lasts 16.7 ms, so at least one is missing. */
const DROPPED_FRAME_MS = 25;

interface ScrollPath {
  name: string;
  about: string;
  viewer: Viewer;
  path: (stage: Stage) => string;
  row: ScrollPlan['row'];
  within: ScrollPlan['within'];
  wanted: number;
  /** Pixels per frame. */
  step: number;
}

const figures: readonly Figure[] = [
  { key: 'longest', label: 'longest task', unit: 'ms', budget: { full: 50, quarter: 100 } },
  { key: 'frame', label: 'frame, p95', unit: 'ms', budget: { full: 20, quarter: 50 } },
  { key: 'dropped', label: 'dropped frames', unit: 'share' },
  { key: 'blank', label: 'blank frames', unit: 'count', budget: { full: 0 } },
  { key: 'waiting', label: 'frames waiting for more', unit: 'count' },
  { key: 'elements', label: 'elements at most', unit: 'count', budget: { full: 4000, quarter: 4000 } },
  { key: 'heap', label: 'heap afterwards', unit: 'MiB', budget: { full: 25, quarter: 25 } },
];

async function measureStretch(
  { viewer, path, row, within, wanted, step }: ScrollPath,
  stage: Stage,
  speed: Speed,
): Promise<Measured> {
  const { page, cdp, context } = await openPage(stage, viewer, speed);
  await page.goto(`${stage.url}${path(stage)}`);
  await page.locator(`main [${row}]`).first().waitFor();
  await page.waitForLoadState('networkidle');
  const notes = await page.evaluate(scrollThrough, { wanted, step, row, within });
  if (notes.seen < wanted) throw new BenchError(`Only ${notes.seen} of ${wanted} rows were seen.`);
  const heap = await heapAfterCollection(cdp);
  await context.close();
  return {
    longest: notes.longestTask,
    frame: percentile(notes.frames, 0.95),
    dropped: notes.frames.filter((duration) => duration > DROPPED_FRAME_MS).length / notes.frames.length,
    blank: notes.blankFrames,
    waiting: notes.waitingFrames,
    elements: notes.mostElements,
    heap,
  };
}

function scrollScenario(scrollPath: ScrollPath, speeds: readonly Speed[], maxRounds = 1): Scenario {
  return {
    name: scrollPath.name,
    group: 'scroll',
    about: scrollPath.about,
    figures,
    maxRounds,
    speeds,
    measure: (stage, speed) => measureStretch(scrollPath, stage, speed),
  };
}

const network = (wanted: number, step: number): ScrollPath => ({
  name: `Scrolling through ${wanted.toLocaleString('en')}`,
  about: `A visitor scrolls the known network, ${step} pixels a frame.`,
  viewer: 'visitor',
  path: () => '/main/all',
  row: 'data-status',
  within: 'page',
  wanted,
  step,
});

export const scrollThousand = scrollScenario(network(1000, 60), ['full', 'quarter']);
/** As fast as a thumb can: most frames have rows that were not drawn before. */
export const scrollHard = scrollScenario(
  { ...network(1000, 240), name: 'Scrolling hard through 1,000' },
  ['full', 'quarter'],
  8,
);
/** At a page a second this takes over four minutes, so only at one speed. */
export const scrollFiveThousand = scrollScenario(network(5000, 180), ['full']);
export const scrollFollowers = scrollScenario(
  {
    name: 'Scrolling through 10,000 followers',
    about: 'A visitor scrolls the followers of somebody to the last of them, 180 pixels a frame.',
    viewer: 'visitor',
    path: () => '/users/dave?tab=followers',
    row: 'data-person',
    within: 'page',
    wanted: FOLLOWERS,
    step: 180,
  },
  ['full'],
);
export const scrollChat = scrollScenario(
  {
    name: `Reading up a chat of ${CHAT_MESSAGES.toLocaleString('en')}`,
    about: 'Somebody scrolls a chat from its end to its first message, 180 pixels a frame.',
    viewer: 'alice',
    path: ({ chat }) => chat,
    row: 'data-message',
    within: 'log',
    wanted: CHAT_MESSAGES,
    step: 180,
  },
  ['full', 'quarter'],
);
