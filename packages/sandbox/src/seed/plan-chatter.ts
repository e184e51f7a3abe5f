import { Chatter, type Manner } from './chatter';
import { CRAFTED_POSTS, type CraftedPost } from './crafted-posts';
import { WRITTEN_STATUSES } from './manifest';
import { OTHER_TONGUES } from './other-tongues';
import { DAY_MS, HOUR_MS, MINUTE_MS, type World } from './world';

const LATELY = { days: 21, posts: 516, repeats: 84 } as const;
const BEFORE = { days: 360, repeats: 180 } as const;
/** The hour that counts as now, whatever the clock says, so that the year is always the same. */
const PRETENDED_NOW = 15;

const LATE_MANNER: Manner = { best: 0.85, warmth: 1 };
const EARLY_MANNER: Manner = { best: 0.25, warmth: 0.7 };

/** A random time, mostly in waking hours. */
function wakingMoment(world: World, [from, to]: readonly [number, number]): number {
  for (;;) {
    const ago = Math.floor((to + world.random() * (from - to)) * DAY_MS);
    const hour = (((PRETENDED_NOW - ago / HOUR_MS) % 24) + 24) % 24;
    if (hour >= 6 || world.random() < 0.2) return ago;
  }
}

function wakingMoments(world: World, count: number, days: readonly [number, number]): number[] {
  return Array.from({ length: count }, () => wakingMoment(world, days)).sort((a, b) => b - a);
}

function prepared(): CraftedPost[] {
  const tongues = OTHER_TONGUES.map(({ by, text }) => ({ by, text, format: 'text/plain' as const }));
  return [...tongues, ...CRAFTED_POSTS];
}

/** Fills the year with chatter, up to the planned number of statuses. */
export function planChatter(world: World): void {
  const chatter = new Chatter(world);
  const early = WRITTEN_STATUSES - world.planned - LATELY.posts;
  if (early < 0) throw new Error('There are more things to show than statuses');
  for (const ago of wakingMoments(world, early, [BEFORE.days, LATELY.days]))
    world.planStatus(ago, () => chatter.speak(EARLY_MANNER));
  for (const ago of wakingMoments(world, BEFORE.repeats, [BEFORE.days - 5, LATELY.days]))
    world.plan(ago, () => chatter.repeat());

  const set = prepared();
  const late = wakingMoments(world, LATELY.posts - 1, [LATELY.days, 0.004]);
  late.forEach((ago, index) => {
    const at = Math.floor(world.random() * set.length);
    const [post] = index % 10 === 5 ? set.splice(at, 1) : [];
    world.planStatus(ago, () => {
      if (post) chatter.recite(post, LATE_MANNER);
      else chatter.speak(LATE_MANNER);
    });
  });
  world.planStatus(MINUTE_MS, () => chatter.speak(LATE_MANNER));
  for (const ago of wakingMoments(world, LATELY.repeats, [LATELY.days, 0.01]))
    world.plan(ago, () => chatter.repeat());
}
