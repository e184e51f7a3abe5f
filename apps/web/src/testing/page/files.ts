import { listOf, objectOf, textOf } from './json';
import type { Locator, Page } from './locator';
import { readJson } from './server';
import { expect } from './test';

/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export function picture(name: string): File {
  const bytes = Uint8Array.from(atob(PIXEL), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png' });
}

export function textFile(name: string, content = name): File {
  return new File([content], name, { type: 'text/plain' });
}

/** Picks files, as with the form's button. */
export function pickFiles(form: Locator, files: readonly File[]): Promise<void> {
  return form.locator('input[type="file"]').setInputFiles(files);
}

/** The attachments of a form, in order. */
export function thumbs(form: Locator): Locator {
  return form.getByRole('region', { name: 'Attachments' }).locator('button[aria-expanded="false"]');
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
  const { origin } = new URL(page.url());
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
