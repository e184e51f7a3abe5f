import type { Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { cards, cardWith } from './harness/cards';
import { plantThread, planted, type PlantedThread } from './harness/plant-thread';
import { cardBeingRead } from './harness/card-being-read';
import { waitForScrollEnd } from './harness/scroll-until';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

const LINES = ['Opening'];
for (let branch = 1; branch <= 12; branch += 1) LINES.push(`  Branch ${branch}.`, `    Below ${branch}.`);

async function openTree(page: Page, sandbox: ControlDoor): Promise<PlantedThread> {
  const thread = await plantThread(sandbox, LINES.join('\n'));
  await signIn(page, 'alice');
  await storeSettings(page, { conversationDisplay: 'tree' });
  await page.goto(`/notice/${planted(thread, 'Opening')}`);
  await expect(cardWith(page, 'Branch 1.')).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  return thread;
}

test('a reply takes its place in the tree, and what is read does not move [2.2.051]', async ({
  page,
  sandbox,
}) => {
  const thread = await openTree(page, sandbox);
  await page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await waitForScrollEnd(page, 10);
  const read = await cardBeingRead(page);
  await expect(read).toBeVisible();
  const before = await topOf(read);
  // Above and below the status that is being read.
  const places = {
    'Late, far above': 'Branch 1.',
    'Late, and below': 'Branch 12.',
    'Late, above again': 'Below 1.',
  };
  for (const [text, branch] of Object.entries(places)) {
    await sandbox.post({ as: 'carol', text, inReplyTo: planted(thread, branch) });
  }
  await sandbox.post({
    as: 'carol',
    text: 'Late, in sight',
    inReplyTo: (await read.getAttribute('data-status')) ?? '',
  });
  await expect(cardWith(page, 'Late, in sight')).toHaveCount(1);
  expect(Math.abs((await topOf(read)) - before)).toBeLessThanOrEqual(1);

  // A real key press: the page keeps the scroll position until the person does something.
  await page.keyboard.press('Home');
  await expect(cardWith(page, 'Opening')).toBeInViewport();
  await expect(cardWith(page, 'Late, above again')).toBeVisible();
  await expect
    .poll(async () => (await said(page)).slice(0, 6))
    .toEqual(['Opening', 'Branch 1.', 'Below 1.', 'Late, above again', 'Late, far above', 'Branch 2.']);
});

/** The texts of the cards, from top to bottom. */
const said = (page: Page): Promise<string[]> =>
  cards(page)
    .locator('div[dir="auto"]')
    .evaluateAll((found) => found.map((text) => text.textContent));

/** How often the client requested a conversation. */
async function looks(sandbox: ControlDoor): Promise<number> {
  return (await sandbox.log()).filter(({ path }) => path.endsWith('/context')).length;
}

test('a conversation that nobody looks at asks for nothing, and asks once when somebody does', async ({
  page,
  sandbox,
}) => {
  const thread = await plantThread(sandbox, LINES.join('\n'));
  await page.clock.install();
  await storeSettings(page, { useStreamingApi: false });
  await page.goto(`/notice/${planted(thread, 'Opening')}`);
  await expect(cardWith(page, 'Branch 1.')).toBeVisible();
  const setFocus = (isThere: boolean) =>
    page.evaluate((has) => {
      document.hasFocus = () => has;
      dispatchEvent(new Event(has ? 'focus' : 'blur'));
    }, isThere);
  await setFocus(false);
  const before = await looks(sandbox);
  await page.clock.runFor(120_000);
  expect(await looks(sandbox)).toBe(before);
  await sandbox.post({ as: 'dave', text: 'While you were out', inReplyTo: planted(thread, 'Opening') });
  await setFocus(true);
  await expect.poll(() => looks(sandbox)).toBe(before + 1);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(cardWith(page, 'While you were out')).toHaveCount(1);
});
