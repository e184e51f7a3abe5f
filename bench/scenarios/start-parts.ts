import type { BrowserContext } from '@playwright/test';
import { buildAll } from '../../tools/build/build-all';
import { mapsFolder, mapsStep } from '../../tools/build/maps-step';
import { inRoot } from '../../tools/run/root';
import type { Figure, Measured, Speed } from '../figure';
import type { ScriptPlace } from '../probes/cpu-samples';
import type { Trace } from '../probes/record-trace';
import { layerTimes, layers } from '../probes/script-layers';
import { readSourceFiles } from '../probes/source-files';
import { partsOf, type TraceParts } from '../probes/trace-parts';
import type { Scenario } from '../scenario';
import type { Stage, Viewer } from '../stage';
import { inOneProfile } from './one-profile';
import { traceClient } from './visit-page';

/** Visits whose parts are shown. */
const MEASURED: readonly number[] = [1, 2, 5];
const VISITS = 5;

const MOMENTS = ['first', 'quiet'] as const;
type Moment = (typeof MOMENTS)[number];

const PART_LABELS: Readonly<Record<keyof TraceParts, string>> = {
  compile: 'parsing and compiling',
  script: 'scripts',
  style: 'style, layout and painting',
  collection: 'collecting garbage',
  rest: 'the rest',
};
const parts = Object.keys(PART_LABELS).filter((name): name is keyof TraceParts => name in PART_LABELS);

const keyOf = (name: string, visit: number, moment: Moment): string => `${name}-${visit}-${moment}`;

function figuresOf(visit: number, moment: Moment): Figure[] {
  const column = `visit ${visit}, ${moment === 'first' ? 'to the first status' : 'until quiet'}`;
  const figure = (name: string, label: string): Figure => ({
    key: keyOf(name, visit, moment),
    label,
    unit: 'ms',
    column,
  });
  return [
    // Compared with a visit without a trace, it shows how much tracing slows the page.
    ...(moment === 'first' ? [figure('status', 'first status, traced')] : []),
    figure('main', 'main thread'),
    ...parts.map((part) => figure(part, `of it ${PART_LABELS[part]}`)),
    ...layers.map((layer) => figure(`layer-${layer}`, `of the scripts ${layer}`)),
  ];
}

/** The values of a trace up to a moment, by the keys of the figures. */
export function traceValues(
  { spans, samples, firstStatus }: Trace,
  { visit, moment, sourceOf }: { visit: number; moment: Moment; sourceOf(place: ScriptPlace): string },
): Measured {
  const until = moment === 'first' ? firstStatus : Infinity;
  const byPart = partsOf(spans, until);
  const byLayer = layerTimes({ spans, samples, sourceOf }, until);
  const main = Object.values(byPart).reduce((sum, time) => sum + time, 0);
  const named: [name: string, time: number][] = [
    ['main', main],
    ...Object.entries(byPart),
    ...Object.entries(byLayer).map(([layer, time]): [string, number] => [`layer-${layer}`, time]),
  ];
  return Object.fromEntries(named.map(([name, time]) => [keyOf(name, visit, moment), time]));
}

interface Visitor {
  viewer: Viewer;
  path: string;
}

async function measureParts(stage: Stage, speed: Speed, { viewer, path }: Visitor): Promise<Measured> {
  await buildAll([mapsStep]);
  const sourceOf = await readSourceFiles(inRoot(mapsFolder, 'assets'));
  const measured: Measured = {};
  const visit = (number: number) => async (context: BrowserContext) => {
    const { first, trace } = await traceClient(context, stage.url + path, speed);
    measured[keyOf('status', number, 'first')] = first;
    for (const moment of MOMENTS)
      Object.assign(measured, traceValues(trace, { visit: number, moment, sourceOf }));
  };
  const numbers = Array.from({ length: VISITS }, (_, index) => index + 1);
  await inOneProfile(stage, viewer, numbers.map(visit));
  return measured;
}

function partsScenario(name: string, whose: string, visitor: Visitor): Scenario {
  return {
    name,
    group: 'start',
    about: `What the main thread does in the visits of ${whose}, from traces, which make everything slower: for shares, not for times. Scripts are told apart by the profiler’s samples.`,
    figures: MEASURED.flatMap((visit) => MOMENTS.flatMap((moment) => figuresOf(visit, moment))),
    // Shares vary less than times, and traces take their time.
    maxRounds: 3,
    speeds: ['quarter'],
    measure: (stage, speed) => measureParts(stage, speed, visitor),
  };
}

export const signedOutParts = partsScenario('Start, parts signed out', 'a visitor', {
  viewer: 'visitor',
  path: '/main/all',
});
export const homeParts = partsScenario('Start, parts home', 'somebody who is signed in', {
  viewer: 'alice',
  path: '/main/friends',
});
