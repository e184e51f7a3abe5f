import type { Page } from '@playwright/test';
import { storeDemoSession } from '../tools/browser/demo-session';
import { cards } from './harness/cards';
import { makeCodeSession } from './harness/code-session';
import type { ControlDoor, ServerCharacter } from '@linnet/sandbox/control';
import { FirstWalk } from './harness/first-walk';
import { scrollUntil } from './harness/scroll-until';
import { shownIds } from './harness/shown-ids';
import { expect, test } from './harness/test';

interface Plan {
  name: ServerCharacter;
  /** Visitors may see public timelines. */
  open: boolean;
  /** The client has a form for name and password. */
  password: boolean;
  /** Errors that the browser itself logs. The client must not request what the server doesn't have. */
  refusals: readonly RegExp[];
}

const PLANS: readonly Plan[] = [
  { name: 'pleroma', open: true, password: true, refusals: [] },
  { name: 'akkoma', open: true, password: true, refusals: [] },
  { name: 'mastodon', open: true, password: false, refusals: [] },
  { name: 'hollo', open: false, password: false, refusals: [/status of 401/] },
];

async function readsAsVisitor(page: Page, plan: Plan, walk: FirstWalk): Promise<void> {
  if (plan.open) {
    await walk.readsAsVisitor();
    return;
  }
  await page.goto('/main/all');
  await expect(page.getByRole('main')).toContainText('Log in to see this timeline');
}

async function signsIn(page: Page, plan: Plan, walk: FirstWalk): Promise<void> {
  if (plan.password) {
    await walk.signsIn('alice');
    return;
  }
  const { origin } = new URL(page.url());
  await storeDemoSession(page, origin, await makeCodeSession(origin, 'alice'));
  await page.goto('/main/friends');
  await expect(cards(page).first()).toBeVisible();
}

async function leaves(page: Page, plan: Plan, walk: FirstWalk): Promise<void> {
  if (plan.open) {
    await walk.signsOut('alice');
    return;
  }
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
  await expect(page.getByRole('main')).toContainText('Log in to see this timeline');
}

/** Scrolls through several pages, sees every post once, and checks that no page is requested twice. */
async function pagesDown(page: Page, sandbox: ControlDoor): Promise<void> {
  const seen: string[] = [];
  await scrollUntil(page, async () => {
    for (const id of await shownIds(page)) if (!seen.includes(id)) seen.push(id);
    return seen.length >= 70;
  });
  const older = (await sandbox.log()).filter(
    ({ path, query }) => path === '/api/v1/timelines/home' && query.includes('max_id='),
  );
  const asked = older.map(({ query }) => new URLSearchParams(query).get('max_id'));
  expect(asked.length).toBeGreaterThan(1);
  expect(new Set(asked).size).toBe(asked.length);
}

for (const plan of PLANS) {
  test(`on ${plan.name} somebody reads, signs in, posts, replies, favourites, reads on and leaves`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    // A walk is as long as several other tests.
    test.slow();
    await sandbox.character(plan.name);
    for (const refusal of plan.refusals) allowConsole(refusal);
    const walk = new FirstWalk(page, sandbox);
    await readsAsVisitor(page, plan, walk);
    await signsIn(page, plan, walk);
    await walk.posts('The first frost, and the kettle is on.');
    await walk.repliesTo('The first frost', 'It boils.');
    await walk.reloadsHome('The first frost');
    await walk.favourites('The first frost');
    await pagesDown(page, sandbox);
    await leaves(page, plan, walk);
  });
}
