import type { StatusId } from '@linnet/api';
import { rowsOf } from '@linnet/domain';
import { act } from 'react';
import { expect, test } from 'vitest';
import {
  alertText,
  button,
  findOne,
  page,
  showPanel,
  press,
  pressKey,
  scopes,
  statusOf,
  subjectField,
  textField,
} from '../../../testing/composer-page';
import { fillIn } from '../../../testing/fill-in';
import { until } from '../../../testing/until';

test('is one line until somebody writes [1.1.002, 2.1.006]', async () => {
  await showPanel();
  expect(scopes()).toEqual([]);
  expect(button('Post').disabled).toBe(true);
  await act(async () => textField().focus());
  expect(scopes()).toEqual(['Public', 'Unlisted', 'Followers only', 'Direct']);
  expect(button('Post').disabled).toBe(false);
});

test('stays open until the press that leaves it has ended', async () => {
  await showPanel();
  await act(async () => textField().focus());
  await act(async () => textField().blur());
  expect(scopes()).not.toEqual([]);
  await act(async () => document.dispatchEvent(new Event('pointerup')));
  await until(() => scopes().length === 0);
});

test.each([
  ['a post that follows holds words', { following: [{ id: '2', text: 'and then', attachments: [] }] }],
  ['it quotes another post', { quoteId: 's1' as StatusId }],
])('stays open while %s', async (_what, change) => {
  const { client } = await showPanel();
  const drafts = await client.drafts.load();
  await act(async () => drafts.change({ kind: 'new' }, change));
  expect(scopes()).not.toEqual([]);
});

test('counts text and subject down to the limit of the server [2.5.004]', async () => {
  await showPanel();
  await fillIn(textField(), 'twenty letters here!');
  expect(page()).toContain('10 characters left');
  await fillIn(subjectField(), 'eight ch');
  expect(page()).toContain('2 characters left');
});

test('too long a text cannot be posted [2.5.005]', async () => {
  const { posted } = await showPanel();
  await fillIn(textField(), 'x'.repeat(31));
  expect(page()).toContain('1 character too many');
  expect(page()).toContain('too long for one post');
  expect(button('Post').disabled).toBe(true);
  await pressKey(textField(), { key: 'Enter', ctrlKey: true });
  expect(posted).toEqual([]);
});

test('posts on Control and Enter, with subject and scope, and begins anew', async () => {
  const { posted } = await showPanel();
  await fillIn(textField(), 'first frost');
  await fillIn(subjectField(), 'weather');
  await press(findOne('[type="radio"][aria-label="Unlisted"]', HTMLInputElement));
  await pressKey(textField(), { key: 'Enter', ctrlKey: true });
  await until(() => textField().value === '');
  expect(posted).toEqual([
    expect.objectContaining({ status: 'first frost', spoiler_text: 'weather', visibility: 'unlisted' }),
  ]);
  expect(button('Posted').disabled).toBe(false);
});

test('lets nothing be changed while it is posting', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const { posted } = await showPanel({ post: () => new Promise((resolve) => answers.push(resolve)) });
  await fillIn(textField(), 'first frost');
  await press(button('Post'));
  await until(() => answers.length === 1);
  expect(textField().readOnly).toBe(true);
  expect(subjectField().readOnly).toBe(true);
  await press(button('Posting'));
  expect(posted).toHaveLength(1);
  await act(async () => answers[0]?.(Response.json(statusOf('s9', 'public'))));
  await until(() => !textField().readOnly);
});

test('is idle, posts, has posted and keeps the format, not the scope, and says why it could not post [2.4.008]', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const post_formats = ['text/plain', 'text/markdown'];
  const { client, posted } = await showPanel({
    instance: { pleroma: { metadata: { post_formats } } },
    post: () => new Promise((resolve) => answers.push(resolve)),
  });
  const home = client.feeds.get({ kind: 'home' });
  await home.open();
  await fillIn(textField(), 'first frost');
  await press(findOne('[type="radio"][aria-label="Unlisted"]', HTMLInputElement));
  const format = findOne('select', HTMLSelectElement);
  format.value = 'text/markdown';
  await act(async () => format.dispatchEvent(new Event('change', { bubbles: true })));
  expect(button('Post').getAttribute('aria-disabled')).toBeNull();

  await press(button('Post'));
  await until(() => answers.length === 1);
  expect(button('Posting').getAttribute('aria-disabled')).toBe('true');
  await press(button('Posting'));
  expect(posted).toEqual([
    expect.objectContaining({ visibility: 'unlisted', content_type: 'text/markdown' }),
  ]);

  await act(async () => answers[0]?.(Response.json(statusOf('s9', 'unlisted'))));
  await until(() => textField().value === '');
  await until(() => rowsOf(home.state.get().segments).length > 0);
  expect(rowsOf(home.state.get().segments)).toEqual([expect.objectContaining({ id: 's9' })]);
  expect(findOne('[type="radio"]:checked', HTMLInputElement).getAttribute('aria-label')).toBe('Public');
  expect(findOne('select', HTMLSelectElement).value).toBe('text/markdown');

  await fillIn(textField(), 'chili');
  await pressKey(textField(), { key: 'Enter', ctrlKey: true });
  await until(() => answers.length === 2);
  await act(async () => answers[1]?.(Response.json({ error: 'Too spicy' }, { status: 422 })));
  await until(() => alertText() !== '');
  expect(alertText()).toMatch(/^Error: .*Too spicy/);
  await press(button('Dismiss'));
  expect(alertText()).toBe('');
});
