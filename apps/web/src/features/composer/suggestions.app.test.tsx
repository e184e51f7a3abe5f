import { waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cardsWith, findCard } from '../../testing/app/cards';
import { openApp, type AppOptions } from '../../testing/app/open-app';
import { openComposer } from '../../testing/app/open-composer';
import { textField } from '../../testing/app/text-field';

async function writing(options: AppOptions = {}) {
  const app = await openApp({ as: 'alice', path: '/about', ...options });
  const form = await openComposer();
  const field = textField(form);
  await waitFor(() => expect(field.getAttribute('aria-autocomplete')).toBe('list'));
  return { ...app, form, field };
}

const settings = (values: object) => ({ records: { 'linnet-settings': JSON.stringify(values) } });

const list = () => document.querySelector<HTMLElement>('[role="listbox"][aria-label="Suggestions"]');
const options = () => [...(list()?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
const offered = () => options().map(({ textContent }) => textContent);

/** Waits for what is offered first. */
async function findFirst(words: string): Promise<HTMLElement | undefined> {
  await waitFor(() => expect(offered()[0]).toContain(words));
  return options()[0];
}

const isGone = () => waitFor(() => expect(list()).toBeNull());

test('somebody is found by the beginning of a name, and written by keyboard alone [2.5.027]', async () => {
  const { user, form, field } = await writing({ path: '/main/friends' });
  await user.keyboard('Hello @caro');
  const first = await findFirst('@carol');
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(options()[0]?.getAttribute('aria-selected')).toBe('true'));
  expect(first?.id).toMatch(/./);
  expect(field.getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field.value).toBe('Hello @carol '));
  await isGone();
  expect(document.activeElement).toBe(field);
  await user.keyboard('how are you?');
  await user.click(within(form).getByRole('button', { name: 'Post' }));
  const card = await findCard('how are you?');
  expect(cardsWith('')[0]).toBe(card);
});

test('the server is asked once for what was typed in one go, and resolves names [2.5.027]', async () => {
  const { sandbox } = await writing();
  // A pause between two letters would be one in which the server is asked.
  const user = userEvent.setup({ delay: null });
  const searches = async () =>
    (await sandbox.log())
      .filter(({ path }) => path === '/api/v1/accounts/search')
      .map(({ query }) => new URLSearchParams(query));
  const sought = async () => (await searches()).map((one) => one.get('q'));
  await user.keyboard('@caro');
  await waitFor(async () => expect(await sought()).toEqual(['caro']));
  const [search] = await searches();
  expect([search?.get('resolve'), search?.get('limit')]).toEqual(['true', '20']);
  // Nobody's server is asked with each letter of its name.
  await user.keyboard('l@far.exam');
  await user.keyboard(' @bo');
  await waitFor(async () => expect(await sought()).toEqual(['caro', 'bo']));
});

test('nothing is offered for a sign alone, five at most for more [2.5.029, 2.5.030]', async () => {
  const { user, sandbox } = await writing();
  await user.keyboard('@');
  await user.keyboard(' :s');
  await waitFor(() => expect(options()).toHaveLength(5));
  expect((await sandbox.log()).some(({ path }) => path === '/api/v1/accounts/search')).toBe(false);
  await user.keyboard(' ');
  await isGone();
});

test('without spaces for those who want none, and the first reached by itself', async () => {
  const { user, field } = await writing(settings({ padEmoji: false, autocompleteSelect: true }));
  await user.keyboard(':honeyb');
  await waitFor(() => expect(options()[0]?.getAttribute('aria-selected')).toBe('true'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field.value).toBe('🐝'));
});

test('a subject is completed with emoji, and with nobody', async () => {
  const { user, form } = await writing();
  const add = within(form).queryByRole('button', { name: 'Add content warning' });
  if (add !== null) await user.click(add);
  const name = { name: 'Content warning (optional)' };
  const subject = await within(form).findByRole<HTMLInputElement>('textbox', name);
  await waitFor(() => expect(subject.getAttribute('aria-autocomplete')).toBe('list'));
  await user.type(subject, '@carol :honeyb');
  await waitFor(() => expect(offered()).toEqual(['🐝honeybee']));
  await user.keyboard('{Tab}');
  await waitFor(() => expect(subject.value).toBe('@carol 🐝 '));
  expect(document.activeElement).toBe(subject);
});

test('hashtags of what was read are completed', async () => {
  const { user, field } = await writing({
    path: '/main/friends',
    prepare: (door) => door.post({ as: 'bob', text: 'Twigs again #nestbuilding' }),
  });
  await findCard('Twigs again');
  field.focus();
  await user.keyboard('My own #nestb');
  await waitFor(() => expect(offered()).toEqual(['#nestbuilding']));
  await user.keyboard('{Tab}');
  await waitFor(() => expect(field.value).toBe('My own #nestbuilding '));
});

for (const width of [1440, 390]) {
  test(`Escape takes the suggestions away and leaves the form; the next closes that: ${width} pixels`, async () => {
    const kept = settings({ unsavedPostAction: 'save' });
    const { user } = await openApp({ as: 'alice', width, ...kept });
    const card = await findCard('');
    await user.click(await within(card).findByRole('button', { name: /^Reply/ }));
    const field = await waitFor(() => textField(card));
    await waitFor(() => expect(field.getAttribute('aria-autocomplete')).toBe('list'));
    await user.type(field, '@caro');
    await waitFor(() => expect(list()).not.toBeNull());
    await user.keyboard('{Escape}');
    await isGone();
    expect(document.activeElement).toBe(field);
    // It is not offered again for the same word.
    await user.keyboard('l and @bo');
    await findFirst('@bob');
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(field.isConnected).toBe(false));
  });
}

test('they go when the focus goes, and how many there are is said for a moment [2.5.030]', async () => {
  const { user, form, field } = await writing();
  const said = () => within(form).queryByText(/^\d suggestion/);
  await user.keyboard('@caro');
  await waitFor(() => expect(said()).not.toBeNull());
  await waitFor(() => expect(said()).toBeNull());
  expect(list()).not.toBeNull();
  field.blur();
  await isGone();
});

test('a search that fails costs nothing: who is known is offered, and the text stays', async () => {
  const { user, sandbox, field } = await writing({
    path: '/main/friends',
    prepare: async (door) => {
      await door.post({ as: 'carol', text: 'Dew on everything.' });
      await door.fail({ path: '/api/v1/accounts/search', status: 500, times: 99 });
    },
  });
  await findCard('Dew on everything.');
  field.focus();
  await user.keyboard('@caro');
  await findFirst('@carol');
  const failed = async () =>
    (await sandbox.log()).filter(({ path, status }) => path === '/api/v1/accounts/search' && status === 500);
  await waitFor(async () => expect(await failed()).not.toHaveLength(0));
  await findFirst('@carol');
  expect(field.value).toBe('@caro');
});

test('emoji are found by name and keyword, and stand with spaces around them [2.5.028]', async () => {
  const { user, field } = await writing();
  await user.keyboard('Tea :blob_te');
  const first = await findFirst(':blob_tea:');
  expect(first?.querySelector('img')).not.toBeNull();
  await user.keyboard('{Tab}');
  await waitFor(() => expect(field.value).toBe('Tea :blob_tea: '));
  // This is a keyword of the emoji, no part of its name.
  await user.keyboard(':orthop');
  await waitFor(() => expect(offered()).toEqual(['🦗cricket']));
  await user.keyboard('{Escape}');
  await isGone();
  await user.keyboard(' :honeyb');
  const honeybee = await findFirst('honeybee');
  expect(offered()).toEqual(['🐝honeybee']);
  await user.click(honeybee ?? field);
  await waitFor(() => expect(field.value).toBe('Tea :blob_tea: :orthop 🐝 '));
  expect(document.activeElement).toBe(field);
});
