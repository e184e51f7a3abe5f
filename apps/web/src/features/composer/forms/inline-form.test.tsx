import { act } from 'react';
import { expect, test } from 'vitest';
import {
  button,
  showCard,
  findButton,
  press,
  pressKey,
  scopes,
  textField,
} from '../../../testing/composer-page';
import { fillIn } from '../../../testing/fill-in';
import { until } from '../../../testing/until';

test('a reply to a direct status is direct and nothing else [2.5.015]', async () => {
  const { posted } = await showCard({ parentScope: 'direct' });
  await press(button('Reply'));
  expect(scopes()).toEqual(['Direct']);
  await fillIn(textField(), '@robin yes');
  await pressKey(textField(), { key: 'Enter', metaKey: true });
  await until(() => posted.length === 1);
  expect(posted).toEqual([expect.objectContaining({ visibility: 'direct', in_reply_to_id: 's1' })]);
});

test('a reply takes the caret behind the names it begins with, and gives the focus back when posted', async () => {
  await showCard();
  const opener = button('Reply');
  opener.focus();
  await press(opener);
  expect(document.activeElement).toBe(textField());
  expect(textField().value).toBe('@robin ');
  expect(textField().selectionStart).toBe('@robin '.length);
  await fillIn(textField(), '@robin yes');
  await pressKey(textField(), { key: 'Enter', ctrlKey: true });
  await until(() => document.querySelector('textarea') === null);
  expect(document.activeElement).toBe(opener);
});

test('a reply that is closed is kept as the person says, and gives the focus back [2.4.015]', async () => {
  await showCard();
  const opener = button('Reply');
  opener.focus();
  await press(opener);
  await fillIn(textField(), '@robin half a');
  await pressKey(textField(), { key: 'Escape' });
  await until(() => findButton('Save draft') !== undefined);
  await press(button('Save draft'));
  await until(() => document.querySelector('textarea') === null);
  await until(() => document.activeElement === opener);
  await press(opener);
  expect(textField().value).toBe('@robin half a');
});

test('a reply in which nothing was written closes at once', async () => {
  await showCard();
  await press(button('Reply'));
  await pressKey(textField(), { key: 'Escape' });
  expect(document.querySelector('textarea')).toBeNull();
});

test('a reply form that comes back with the page leaves the focus alone', async () => {
  const { client, id } = await showCard();
  await act(async () => (await client.drafts.load()).open({ kind: 'reply', to: id }, id));
  expect(textField().value).toBe('@robin ');
  expect(document.activeElement).toBe(document.body);
});
