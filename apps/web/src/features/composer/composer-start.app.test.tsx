import { waitFor, within } from '@testing-library/dom';
import { assert, expect, test } from 'vitest';
import { type OpenApp, openApp } from '../../testing/app/open-app';
import { textField } from '../../testing/app/text-field';
import { typeInto } from '../../testing/fill-in';

const findForm = ({ page }: OpenApp): Promise<HTMLElement> => page.findByRole('form', { name: 'New post' });

/** The form of a new post, once it is the form itself and not what is shown while nobody writes. */
function findLoadedForm(): Promise<HTMLElement> {
  return waitFor(() => {
    const form = document.querySelector<HTMLElement>('form[aria-label="New post"]:not([data-resting])');
    assert(form);
    return form;
  });
}

test('the form is loaded when somebody comes near it, and not before', async () => {
  const app = await openApp({ as: 'alice' });
  const form = await findForm(app);
  await waitFor(async () => expect(await app.sandbox.streams()).toEqual(['user']));
  expect(form.dataset['resting']).toBeDefined();
  expect(form.isConnected).toBe(true);
  expect(app.client().drafts.loaded.get()).toBeNull();
  expect(textField(form).placeholder).toBe('What’s on your mind?');
  within(form).getByRole('button', { name: 'Public' });
  expect(within(form).getByRole('button', { name: 'Post' })).toHaveProperty('disabled', true);
  await app.user.hover(form);
  await findLoadedForm();
  expect(form.isConnected).toBe(false);
});

test('what is typed before the form has loaded is in it, with the focus and the caret', async () => {
  const app = await openApp({ as: 'alice' });
  const field = textField(await findForm(app));
  typeInto(field, 'Early words');
  field.focus();
  field.setSelectionRange(5, 5);
  const loaded = textField(await findLoadedForm());
  await waitFor(() => expect(loaded.value).toBe('Early words'));
  expect(document.activeElement).toBe(loaded);
  expect(loaded.selectionStart).toBe(5);
});

test('the key that sends, pressed before the form has loaded, sends', async () => {
  const app = await openApp({ as: 'alice' });
  const field = textField(await findForm(app));
  field.focus();
  typeInto(field, 'Sent in a hurry');
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }),
  );
  await within(await app.page.findByRole('feed')).findByText('Sent in a hurry');
  const loaded = textField(await findLoadedForm());
  await waitFor(() => expect(loaded.value).toBe(''));
});

test('words that are composed of several keys are not torn from their field', async () => {
  const app = await openApp({ as: 'alice' });
  const field = textField(await findForm(app));
  field.focus();
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  typeInto(field, 'にほん');
  await waitFor(() => expect(app.client().drafts.loaded.get()).not.toBeNull());
  await waitFor(() =>
    expect(app.client().drafts.loaded.get()?.form({ kind: 'new' }).content.text).toBe('にほん'),
  );
  expect(field.isConnected).toBe(true);
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  const loaded = textField(await findLoadedForm());
  await waitFor(() => expect(loaded.value).toBe('にほん'));
});

test('a draft that is stored is there without a click', async () => {
  const app = await openApp({ as: 'alice' });
  typeInto(textField(await findForm(app)), 'For tomorrow');
  await findLoadedForm();
  await app.reload();
  const loaded = textField(await findLoadedForm());
  await waitFor(() => expect(loaded.value).toBe('For tomorrow'));
});

test('letters typed while the form takes its place are all in it', async () => {
  const app = await openApp({ as: 'alice' });
  const field = textField(await findForm(app));
  // After the drafts were read, and before the form is there.
  app.client().drafts.loaded.subscribe(() => typeInto(field, 'Half a thought'));
  field.focus();
  const loaded = textField(await findLoadedForm());
  await waitFor(() => expect(loaded.value).toBe('Half a thought'));
});
