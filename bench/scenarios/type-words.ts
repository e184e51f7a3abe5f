import type { Page } from '@playwright/test';
import { BenchError } from '../bench-error';
import { watchKeys, type KeyNotes } from '../probes/watch-keys';

/** Focuses the text field of the sidebar's composer. */
export async function focusComposer(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByRole('textbox', { name: 'What’s on your mind?' }).click();
}

/** Types `count` keys, about thirty a second, like a fast typist. */
export async function typeWords(page: Page, count: number): Promise<KeyNotes> {
  await page.evaluate(watchKeys);
  const words = 'the heron stood in the shallows until the light was gone and nobody minded ';
  await page.keyboard.type(words.repeat(Math.ceil(count / words.length)).slice(0, count), { delay: 33 });
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const notes = await page.evaluate(() => {
    window.benchKeys?.end();
    return window.benchKeys?.notes;
  });
  if (notes === undefined || notes.keys.length < count) {
    throw new BenchError(`Only ${notes?.keys.length ?? 0} of ${count} keys were seen by the page.`);
  }
  return notes;
}
