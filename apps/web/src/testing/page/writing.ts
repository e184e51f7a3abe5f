import { readJson } from './server';
import { signIn } from './sign-in';
import { cards, textField } from './parts';
import { listOf, objectOf, textOf } from './json';
import { expect } from './test';
import type { Locator, Page } from './locator';

/** Focuses the form of a new post: in the sidebar, or over a narrow page. Resolves to the form. */
export async function openComposer(page: Page): Promise<Locator> {
  if (isNarrow()) await page.getByRole('button', { name: 'New post' }).click();
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByRole('textbox', { name: 'What’s on your mind?' }).focus();
  // Until somebody comes near it, it only looks like the form.
  await expect(form).not.toHaveAttribute('data-resting');
  return form;
}

/** Opens the less common options of a post. Resolves to the element that contains them. */
export async function openPostOptions(form: Locator): Promise<Locator> {
  await form.getByRole('button', { name: 'More ways to post' }).click();
  await form.page().getByRole('menuitem', { name: 'Show options' }).click();
  const options = form.getByRole('group', { name: 'More options' });
  await expect(options).toBeVisible();
  return options;
}

/** Whether the page is as narrow as on a phone: then the composer is a sheet. */
const isNarrow = (): boolean => window.innerWidth < 800;

interface WrittenPost {
  form: Locator;
  field: Locator;
  /** The button that sends the form. */
  post: Locator;
}

/** Writes a new post without sending it. */
export async function writePost(page: Page, words: string): Promise<WrittenPost> {
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
function postButton(form: Locator): Locator {
  return form.getByRole('button', { name: 'Post', exact: true });
}

/** How many of the newest public posts on the server contain this text. */
export async function timesPosted(url: string | undefined, words: string): Promise<number> {
  const newest = listOf(await readJson(`${url}/api/v1/timelines/public?limit=40`));
  return newest.filter((status) => textOf(objectOf(status)['content']).includes(words)).length;
}

/** The posts that are being sent, beside the form. */
export function showOutbox(page: Page): Locator {
  return page.getByRole('region', { name: 'Posts being sent' });
}

/** Saves the text of a form as a draft, which empties the form. */
export async function saveDraft(form: Locator, words: string): Promise<void> {
  await textField(form).fill(words);
  await form.getByRole('button', { name: 'More ways to post' }).click();
  await form.page().getByRole('menuitem', { name: 'Save draft' }).click();
}

/** The row of a draft on the drafts page. */
export function draftRow(page: Page, words: string): Locator {
  return page.getByRole('main').getByRole('listitem', { name: words });
}

/** Opens the drafts page by its address. */
export async function openDrafts(page: Page): Promise<void> {
  await page.goto('/drafts');
  await page.getByRole('heading', { name: 'Drafts', level: 1 }).waitFor();
}
