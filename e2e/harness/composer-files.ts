import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../../tools/report/json-value';
import { expect } from './expect';
import { readJson } from './read-json';

interface PickedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Picks files, as with the form's button. */
export async function pickFiles(form: Locator, files: readonly PickedFile[]): Promise<void> {
  const choosing = form.page().waitForEvent('filechooser');
  await form.getByRole('button', { name: 'Attach files' }).click();
  await (await choosing).setFiles([...files]);
}

/** The attachments of a form, in order. */
export function thumbs(form: Locator): Locator {
  return form.getByRole('region', { name: 'Attachments' }).getByRole('button', { expanded: false });
}

/** The names of the attachments, in order, without their extensions. */
export async function namesOf(form: Locator): Promise<string[]> {
  const labels = await thumbs(form).evaluateAll((found) =>
    found.map((thumb) => thumb.getAttribute('aria-label') ?? ''),
  );
  return labels.map((label) => label.slice(0, label.indexOf('.')));
}

/** The description field of the opened file. */
export function descriptionIn(form: Locator): Locator {
  return form.getByRole('textbox', { name: /^Description of/ });
}

/** Waits until this many files are uploaded. */
export async function waitForUploads(form: Locator, count: number): Promise<void> {
  await expect(thumbs(form)).toHaveCount(count);
  await expect(form.getByRole('progressbar')).toHaveCount(0);
}

interface PostedFile {
  url: string;
  type: string;
  description: string;
}

/** The attachments of the newest status with this text. */
export async function postedFiles(page: Page, words: string): Promise<PostedFile[]> {
  const origin = new URL(page.url()).origin;
  const newest = listOf(await readJson(`${origin}/api/v1/timelines/public?limit=10`));
  const status = newest.map(objectOf).find(({ content }) => textOf(content).includes(words));
  return listOf(status?.['media_attachments'])
    .map(objectOf)
    .map((file) => ({
      url: textOf(file['url']),
      type: textOf(objectOf(file['pleroma'])['mime_type']),
      description: textOf(file['description']),
    }));
}

/** The bytes of a file as the server sends it. */
export async function servedBytes(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
}
