import { waitFor, within } from '@testing-library/dom';
import { typeInto } from '../fill-in';
import type { OpenApp } from './open-app';
import { textField } from './text-field';

/** Waits for the composer in the sidebar, focuses its field and types. */
export async function openComposer(words?: string): Promise<HTMLElement> {
  const form = await focusComposer(document);
  if (words !== undefined) typeInto(textField(form), words);
  return form;
}

/** Focuses the composer of a page; resolves to its form when that has loaded. */
export function focusComposer(page: ParentNode): Promise<HTMLElement> {
  return waitFor(() => {
    const found = page.querySelector<HTMLElement>('form[aria-label="New post"]');
    if (found === null) throw new Error('There is no form for a new post.');
    textField(found).focus();
    if (found.hasAttribute('data-resting')) throw new Error('The form has not loaded.');
    return found;
  });
}

/** Opens the rarely used options of a post. Resolves to the element that contains them. */
export async function openPostOptions({ page, user }: OpenApp, form: HTMLElement): Promise<HTMLElement> {
  await user.click(within(form).getByRole('button', { name: 'More ways to post' }));
  await user.click(await page.findByRole('menuitem', { name: 'Show options' }));
  return within(form).findByRole('group', { name: 'More options' });
}

/** Submits a form by its hotkey. */
export async function sendByKey({ user }: OpenApp, form: HTMLElement): Promise<void> {
  textField(form).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
}
