import { waitFor, within } from '@testing-library/dom';
import { typeInto } from '../fill-in';
import type { OpenApp } from './open-app';
import { textField } from './text-field';

/** Waits for the form of a new post in the sidebar, goes into its field, and writes. */
export async function openComposer(words?: string): Promise<HTMLElement> {
  const form = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('form[aria-label="New post"]');
    if (found === null) throw new Error('There is no form for a new post.');
    textField(found).focus();
    return found;
  });
  if (words !== undefined) typeInto(textField(form), words);
  return form;
}

/** Opens what is seldom wanted of a post. Resolves to the place where it stands. */
export async function openPostOptions({ page, user }: OpenApp, form: HTMLElement): Promise<HTMLElement> {
  await user.click(within(form).getByRole('button', { name: 'More ways' }));
  await user.click(await page.findByRole('menuitem', { name: 'Time, language and more' }));
  return within(form).findByRole('group', { name: 'More options' });
}

/** Sends what is in a form by its key. */
export async function sendByKey({ user }: OpenApp, form: HTMLElement): Promise<void> {
  textField(form).focus();
  await user.keyboard('{Control>}{Enter}{/Control}');
}
