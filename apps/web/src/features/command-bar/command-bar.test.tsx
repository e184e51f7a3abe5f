import { act } from 'react';
import { expect, test } from 'vitest';
import { fillIn } from '../../testing/fill-in';
import { signedInToPleroma } from '../../testing/signed-in-to-pleroma';
import { until } from '../../testing/until';
import { CommandBar } from './command-bar';

const bob = {
  id: 'b2',
  username: 'bob',
  acct: 'bob@far.example',
  display_name: 'Robert',
  url: 'https://far.example/users/bob',
};

const BLOCKING = 'Blocking somebody';

async function openBar(people: readonly unknown[] = []) {
  const { client, shown } = await signedInToPleroma({ 'GET /api/v1/accounts/search': () => people });
  const closed = { times: 0 };
  const { rerender } = await shown(
    <CommandBar statusId={null} onClose={() => (closed.times += 1)} onSignOut={() => {}} />,
  );
  const field = document.querySelector('input[role=combobox]');
  if (!(field instanceof HTMLInputElement)) throw new Error('The bar has no field.');
  const press = (key: string) =>
    act(async () => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  return {
    client,
    field,
    press,
    closed,
    close: () => rerender(null),
    type: (words: string) => fillIn(field, words),
  };
}

const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const switched = () => document.querySelector('output + button')?.parentElement?.textContent ?? null;

test('a name whose letters stand in a setting leaves the setting as it is, and leads to the person', async () => {
  const { client, press, type } = await openBar([bob]);
  await type('bob');
  await press('Enter');
  expect(client.settings.own.get()).toEqual({});
  const again = await openBar([bob]);
  await again.type('bob');
  await until(() => options()[0]?.includes('Robert') === true);
  expect(again.client.settings.own.get()).toEqual({});
});

test('a setting found by its name is switched over, says so, and goes back with Undo', async () => {
  const { client, press, type, closed } = await openBar();
  await type('blocking somebody');
  await press('Enter');
  expect(client.settings.own.get()).toEqual({ modalOnBlock: false });
  expect(switched()).toBe(`“${BLOCKING}” is off now.Undo`);
  expect(closed.times).toBe(0);
  const undo = document.querySelector('output + button');
  await act(async () => undo instanceof HTMLElement && undo.click());
  expect(client.settings.own.get()).toEqual({});
  expect(switched()).toBeNull();
});

test('once the bar is closed, a notice offers to take back what was switched in it', async () => {
  const { client, press, type, close } = await openBar();
  await type('blocking somebody');
  await press('Enter');
  await close();
  const [notice] = client.notices.list.get();
  expect(notice).toMatchObject({ key: 'commands.switched_off', values: { name: BLOCKING } });
  notice?.action?.run();
  expect(client.settings.own.get()).toEqual({});
});

test.each([
  ['theme', 'Theme'],
  ['palette', 'Palette'],
  ['dark mode', 'Theme'],
  ['compose', 'New post'],
  ['avatar', 'Avatar'],
  ['export', 'Export'],
  ['settings file', 'Settings file'],
])('“%s” finds “%s” first', async (typed, found) => {
  const { type } = await openBar();
  await type(typed);
  expect(options()[0]).toMatch(new RegExp(`^${found}`));
});
