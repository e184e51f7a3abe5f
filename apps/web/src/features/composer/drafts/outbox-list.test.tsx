import { expect, test } from 'vitest';
import {
  button,
  findButton,
  page,
  showPanel,
  press,
  statusOf,
  textField,
} from '../../../testing/composer-page';
import { fillIn } from '../../../testing/fill-in';
import { until } from '../../../testing/until';

/** A server out of reach at first. */
function unreachable(times: number) {
  let left = times;
  return () => {
    left -= 1;
    return left < 0 ? Response.json(statusOf('s9', 'public')) : Promise.reject(new TypeError('no network'));
  };
}

const list = () => document.querySelector('section[aria-label="Posts being sent"]');

test('what waits for the network is listed, and the form is free for the next text', async () => {
  await showPanel({ post: unreachable(9) });
  await fillIn(textField(), 'anybody there?');
  await press(button('Post'));
  await until(() => list() !== null);
  expect(list()?.textContent).toContain('anybody there?');
  expect(list()?.textContent).toContain('Checking whether it was posted');
  expect(textField().value).toBe('');
  expect(page()).not.toContain('Error:');
});

test('it can be looked for without waiting, and is not sent a second time beside the first', async () => {
  const { posted, looked } = await showPanel({ post: unreachable(1) });
  await fillIn(textField(), 'anybody there?');
  await press(button('Post'));
  await until(() => list() !== null);
  await press(button('Check now'));
  await until(() => looked.length === 1);
  await until(() => findButton('Check now') !== undefined);
  expect(posted).toHaveLength(1);
});

test('taken back it is in a form again', async () => {
  const { client } = await showPanel({ post: unreachable(9) });
  const drafts = await client.drafts.load();
  await fillIn(textField(), 'anybody there?');
  await press(button('Post'));
  await until(() => findButton('Cancel and edit') !== undefined);
  await press(button('Cancel and edit'));
  await until(() => list() === null);
  expect(drafts.form({ kind: 'new' }).content.text).toBe('anybody there?');
  expect(drafts.overPage.get()).toMatchObject({ context: { kind: 'new' } });
});

test('seconds are seen and not heard: what is told stays the same while they pass', async () => {
  await showPanel({
    post: () => Response.json({ error: 'Throttled' }, { status: 429, headers: { 'retry-after': '90' } }),
  });
  await fillIn(textField(), 'slowly');
  await press(button('Post'));
  await until(() => list() !== null);
  expect(list()?.textContent).toMatch(/Trying again in \d+ seconds/);
  const told = list()?.querySelector('[role="status"]')?.textContent ?? '';
  expect(told).toContain('Throttled');
  expect(told).not.toMatch(/\d/);
});
