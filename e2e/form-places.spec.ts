import type { Locator, Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { steadyBoxOf } from './harness/box-of';
import { cardWith } from './harness/cards';
import { expectUsableForm } from './harness/form-geometry';
import { openActions } from './harness/open-actions';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { waitForStart } from './harness/wait-for-start';

const WIDTHS = [1440, 1024, 390] as const;
const MINE = 'The kettle is mine.';
const ASKED = '@dave which kettle is it that whistles in the morning?';

interface FormPlace {
  readonly name: string;
  /** The widths at which the page has this place; all by default. */
  readonly at?: readonly (typeof WIDTHS)[number][];
  /** Opens the form there. */
  readonly open: (page: Page, asked: { id: string }) => Promise<Locator>;
}

const replyForm = (page: Page) => page.getByRole('form', { name: 'Your reply to @edda' });
const replyButton = (card: Locator) => card.getByRole('button', { name: /^Reply/ });
const askedIn = (region: Locator) => region.getByRole('article').filter({ hasText: 'whistles' }).first();

async function answer(card: Locator): Promise<Locator> {
  await replyButton(card).click();
  return replyForm(card.page());
}

async function choose(card: Locator, item: string): Promise<void> {
  await (await openActions(card)).getByRole('menuitem', { name: item, exact: true }).click();
}

/** Every place where a form for a post can be. */
const places: readonly FormPlace[] = [
  {
    name: 'the sidebar',
    at: [1440, 1024],
    async open(page) {
      await page.goto('/main/friends');
      await page.getByRole('textbox', { name: 'What’s on your mind?' }).click();
      return page.getByRole('form', { name: 'New post' });
    },
  },
  {
    name: 'over the page, a new post',
    at: [390],
    async open(page) {
      await page.goto('/main/friends');
      await page.getByRole('button', { name: 'New post' }).click();
      return page.getByRole('form', { name: 'New post' });
    },
  },
  {
    name: 'over the page, a post that is edited',
    async open(page) {
      await page.goto('/dave');
      await choose(cardWith(page, MINE).first(), 'Edit');
      return page.getByRole('form', { name: 'Edit post' });
    },
  },
  {
    name: 'under a post in a timeline',
    async open(page) {
      await page.goto('/main/public');
      return answer(askedIn(page.getByRole('main')));
    },
  },
  {
    name: 'under a post in a timeline, a quote',
    async open(page) {
      await page.goto('/main/public');
      await choose(cardWith(page, MINE).last(), 'Quote');
      return page.getByRole('form', { name: 'Your quote of @dave' });
    },
  },
  {
    name: 'in a conversation',
    async open(page, { id }) {
      await page.goto(`/notice/${id}`);
      return answer(askedIn(page.getByRole('main')));
    },
  },
  {
    name: 'on a profile',
    async open(page) {
      await page.goto('/edda');
      return answer(askedIn(page.getByRole('main')));
    },
  },
  {
    name: 'on the page of notifications',
    async open(page) {
      await page.goto('/dave/notifications');
      return answer(askedIn(page.getByRole('main')));
    },
  },
  {
    name: 'in the column of notifications',
    at: [1440],
    async open(page) {
      await page.goto('/main/friends');
      return answer(askedIn(page.getByRole('region', { name: /^Notifications/ })));
    },
  },
  {
    name: 'in the drawer of notifications',
    at: [390],
    async open(page) {
      await page.goto('/main/friends');
      await page
        .getByRole('banner')
        .getByRole('button', { name: /notification/i })
        .click();
      return answer(askedIn(page.getByRole('dialog', { name: 'Notifications' })));
    },
  },
];

async function prepare(page: Page, sandbox: ControlDoor): Promise<{ id: string }> {
  const mine = await sandbox.post({ as: 'dave', text: MINE });
  const asked = await sandbox.post({ as: 'edda', text: ASKED, inReplyTo: mine.id });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, 'dave', '/main/public');
  return asked;
}

for (const width of WIDTHS) {
  test(`each form for a post has room for its words and buttons on a page ${width} pixels wide`, async ({
    page,
    sandbox,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const asked = await prepare(page, sandbox);
    for (const { name, at, open } of places) {
      if (at?.includes(width) === false) continue;
      await test.step(name, async () => {
        const form = await open(page, asked);
        await expect(textField(form)).toBeVisible();
        await expectUsableForm(form, name);
        // An open form would make the button close it next time.
        await textField(form).press('Escape');
      });
    }
  });
}

test('coming near the form of a new post moves nothing: it looks the same before it has loaded', async ({
  page,
}) => {
  await signIn(page, 'alice');
  await waitForStart(page, 'member');
  const form = page.getByRole('form', { name: 'New post' });
  await expect(form).toHaveAttribute('data-resting');
  const before = await steadyBoxOf(form);
  await form.hover();
  await expect(form).not.toHaveAttribute('data-resting');
  await expect.poll(() => form.boundingBox()).toEqual(before);
});
