import type { Locator, Page } from '@playwright/test';
import { boxOf } from './harness/box-of';
import { cardWith } from './harness/cards';
import { findOutside } from './harness/find-outside';
import { FILES, openWithMedia } from './harness/media-page';
import { openPicker } from './harness/open-picker';
import { plantThread, planted } from './harness/plant-thread';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { openTimelineMenu } from './harness/timeline-menu';
import { bothWidths } from './harness/widths';

const BRANCHING = `
One heron
  Two herons
    Three herons
      Four herons
  A kingfisher
`;

/** Makes every page right-to-left from its first line on. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const turn = (): void => {
      const root: HTMLElement | null = document.documentElement;
      if (root === null || (root.dir === 'rtl' && root.lang === 'ar')) return;
      root.dir = 'rtl';
      root.lang = 'ar';
    };
    turn();
    const watched = { subtree: true, childList: true, attributeFilter: ['dir', 'lang'] };
    new MutationObserver(turn).observe(document, watched);
  });
});

/** 1 for an icon as drawn, -1 for a mirrored one. */
const facing = (icon: Locator): Promise<number> =>
  icon.evaluate((drawn) => new DOMMatrix(getComputedStyle(drawn).transform).a);

async function rightEdge(part: Locator): Promise<number> {
  const box = await boxOf(part);
  return box.x + box.width;
}

/** The horizontal middle of an element, as a share of the page's width. */
async function middle(page: Page, part: Locator): Promise<number> {
  const { width } = page.viewportSize() ?? { width: 1 };
  const box = await boxOf(part);
  return (box.x + box.width / 2) / width;
}

test('a timeline with its menus runs from right to left', bothWidths, async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: 'Said to everybody.' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Said to everybody.');
  await expect(card).toBeVisible();
  await expect.poll(() => findOutside(page)).toEqual([]);
  // The avatar comes first, with the text to its left.
  const face = card.locator('img, [role=img]').first();
  expect(await rightEdge(face)).toBeGreaterThan(await rightEdge(card.getByText('Said to everybody.')));

  await openTimelineMenu(page);
  await expect(page.getByRole('menu')).toBeVisible();
  await expect.poll(() => findOutside(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.getByRole('button', { name: 'Filter posts' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => findOutside(page)).toEqual([]);
});

test('a conversation grows its branches to the left', bothWidths, async ({ page, sandbox }) => {
  const thread = await plantThread(sandbox, BRANCHING);
  await storeSettings(page, { conversationDisplay: 'tree', conversationTreeAdvanced: true });
  await page.goto(`/notice/${planted(thread, 'One heron')}`);
  await expect(cardWith(page, 'Four herons')).toBeVisible();
  await expect.poll(() => findOutside(page)).toEqual([]);
  const edges = await Promise.all(
    ['Two herons', 'Three herons', 'Four herons'].map((text) => rightEdge(cardWith(page, text))),
  );
  expect(edges).toEqual([...edges].sort((a, b) => b - a));
  expect(new Set(edges).size).toBe(3);
  const back = page.getByRole('main').getByRole('button', { name: 'Go back', exact: true }).locator('svg');
  expect(await facing(back)).toBe(-1);
  const dive = page.getByRole('link', { name: 'Show only this branch' }).first().locator('svg');
  expect(await facing(dive)).toBe(-1);

  // In this direction the arrow that leads in is the left one.
  const two = cardWith(page, 'Two herons');
  await two.focus();
  await page.keyboard.press('ArrowRight');
  await expect(cardWith(page, 'Three herons')).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(cardWith(page, 'Three herons')).toBeVisible();
});

test('the media viewer goes on to the left', bothWidths, async ({ page, sandbox, baseURL }) => {
  const at = { page, sandbox, url: `${baseURL}` };
  const card = await openWithMedia(at, { files: [FILES.hills, FILES.tall] });
  await card.getByRole('link', { name: 'Hills' }).click();
  const viewer = page.getByRole('dialog', { name: 'Media viewer' });
  await expect(viewer.getByText('1 of 2')).toBeVisible();
  await expect.poll(() => findOutside(page)).toEqual([]);
  const [previous, next] = [
    viewer.getByRole('button', { name: 'Previous' }),
    viewer.getByRole('button', { name: 'Next' }),
  ];
  expect(await middle(page, next)).toBeLessThan(0.5);
  expect(await middle(page, previous)).toBeGreaterThan(0.5);
  expect(await facing(next.locator('svg'))).toBe(-1);
  expect(await facing(previous.locator('svg'))).toBe(-1);
});

test('poll and emoji picker fit', bothWidths, async ({ page, sandbox }) => {
  await sandbox.post({
    as: 'carol',
    text: 'Saturday bread?',
    poll: { options: ['rye', 'seeded'], multiple: false, expires_in: 18_000 },
  });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Saturday bread?');
  const poll = card.getByRole('group', { name: 'Poll', exact: true });
  await poll.getByRole('radio', { name: 'rye' }).check();
  await expect.poll(() => findOutside(page)).toEqual([]);
  await poll.getByRole('button', { name: 'Vote' }).click();
  await expect(poll.getByRole('listitem').first()).toContainText('100%');
  await expect.poll(() => findOutside(page)).toEqual([]);

  const picker = await openPicker(page, card);
  await expect.poll(() => findOutside(page)).toEqual([]);
  await expect(picker.getByRole('grid')).toHaveCSS('direction', 'rtl');
});

test(
  'the own messages of a chat stand at the left, those of the other person at the right',
  bothWidths,
  async ({ page, sandbox }) => {
    await sandbox.messages({ as: 'bob', with: 'alice', count: 6 });
    await signIn(page, 'alice', '/users/alice/chats');
    await page.getByRole('main').getByRole('link', { name: /Bob/ }).first().click();
    const messages = page.getByRole('log').locator('[data-message]');
    const bubbles = (own: boolean) =>
      messages.and(page.locator(own ? '[data-own]' : ':not([data-own])')).locator('[dir="auto"]');
    await expect(bubbles(true).last()).toBeVisible();
    await expect(bubbles(false).last()).toBeVisible();
    const own = await middle(page, bubbles(true).last());
    expect(own).toBeLessThan(await middle(page, bubbles(false).last()));
    await expect.poll(() => findOutside(page)).toEqual([]);
  },
);
