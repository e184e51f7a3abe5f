import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../../tools/report/json-value';
import { cards, cardWith } from './cards';
import { expect } from './expect';
import { isNarrow } from './is-narrow';
import { openComposer } from './open-composer';
import { readJson } from './read-json';
import { newPosts } from './new-posts';
import { signIn } from './sign-in';
import { textField } from './text-field';

interface WrittenPost {
  form: Locator;
  field: Locator;
  /** The button that sends the form. */
  post: Locator;
}

/** Writes a new post without sending it. */
async function writePost(page: Page, words: string): Promise<WrittenPost> {
  const form = await openComposer(page);
  await textField(form).fill(words);
  return { form, field: textField(form), post: postButton(form) };
}

/** Signs in, waits for the home timeline, and writes. */
export async function beginPost(page: Page, words: string): Promise<WrittenPost> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  return writePost(page, words);
}

/** The button that sends a form. */
export function postButton(form: Locator): Locator {
  return form.getByRole('button', { name: 'Post', exact: true });
}

/** Sends a form, and waits until the post is in the timeline. */
export async function sendPost(page: Page, form: Locator, words: string): Promise<void> {
  await postButton(form).click();
  await expectPosted(page, words);
}

/** Expects a post of one's own in the timeline, where it waits behind a button with those that arrived before it. */
export async function expectPosted(page: Page, words: string): Promise<void> {
  await expect(async () => {
    // The button goes by itself if nothing else waits.
    if (await newPosts(page).isVisible()) await newPosts(page).click({ timeout: 500 });
    await expect(cardWith(page, words).first()).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** How many of the newest public posts on the server contain this text. */
export async function timesPosted(url: string | undefined, words: string): Promise<number> {
  const newest = listOf(await readJson(`${url}/api/v1/timelines/public?limit=40`));
  return newest.filter((status) => textOf(objectOf(status)['content']).includes(words)).length;
}

/** The outbox: beside the form, or on a narrow page at the top of the drafts. */
export async function showOutbox(page: Page): Promise<Locator> {
  const list = page.getByRole('region', { name: 'Posts being sent' });
  if (isNarrow(page) && !page.url().endsWith('/drafts')) {
    await openComposer(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Drafts' }).click();
  }
  return list;
}
