import { expect, test } from 'vitest';
import { button, findButton, showPanel, press, textField } from '../../../testing/composer-page';
import { fillIn } from '../../../testing/fill-in';
import { until } from '../../../testing/until';

const texts = () => [...document.querySelectorAll('textarea')].map(({ value }) => value);

test('what is too long is made a thread of at its sentences, and goes out as one', async () => {
  const { posted } = await showPanel();
  await fillIn(textField(), 'The kiln is warm now. The bowls are dry. Come in.');
  await until(() => findButton('Split into a thread') !== undefined);
  await press(button('Split into a thread'));
  await until(() => texts().length === 2);
  expect(texts()).toEqual(['The kiln is warm now.', 'The bowls are dry. Come in.']);
  expect(document.activeElement).toBe(textField());
  expect(findButton('Split into a thread')).toBeUndefined();
  await press(button('Post'));
  await until(() => posted.length === 2);
  expect(posted).toEqual([
    expect.objectContaining({ status: 'The kiln is warm now.' }),
    expect.objectContaining({ status: 'The bowls are dry. Come in.', in_reply_to_id: 's9' }),
  ]);
});

test('nothing is offered for a text that fits', async () => {
  await showPanel();
  await fillIn(textField(), 'The kiln is warm now.');
  expect(findButton('Split into a thread')).toBeUndefined();
});
