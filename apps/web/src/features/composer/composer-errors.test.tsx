import { act } from 'react';
import { expect, test } from 'vitest';
import { fillIn } from '../../testing/fill-in';
import { until } from '../../testing/until';
import { alertText, button, showPanel, press, textField } from '../../testing/composer-page';

test('says that nothing was written, until that is dismissed [2.5.001]', async () => {
  await showPanel();
  await act(async () => textField().focus());
  await press(button('Post'));
  expect(alertText()).toBe('Error: Can’t publish an empty post without files');
  await press(button('Dismiss'));
  expect(alertText()).toBe('');
});

test('says what the server said, and keeps the text', async () => {
  await showPanel({ post: () => Response.json({ error: 'Too spicy' }, { status: 422 }) });
  await fillIn(textField(), 'chili');
  await press(button('Post'));
  await until(() => alertText() !== '');
  expect(alertText()).toMatch(/^Error: .*Too spicy/);
  expect(textField().value).toBe('chili');
});

test('says beforehand that a post with a poll cannot delete itself on this server', async () => {
  const { client } = await showPanel({ instance: { version: '2.7.2 (compatible; Pleroma 2.7.0)' } });
  await act(() => client.features.load());
  const drafts = await client.drafts.load();
  const poll = { options: ['tea', 'milk'], multiple: false, amount: 10, unit: 'minutes' } as const;
  const words = () => document.body.textContent;
  await act(async () => drafts.change({ kind: 'new' }, { text: 'which?', poll }));
  expect(words()).not.toContain('can’t delete itself');
  await act(async () => drafts.change({ kind: 'new' }, { expiresIn: 86_400 }));
  await until(() => words().includes('can’t delete itself'));
  await act(async () => drafts.change({ kind: 'new' }, { expiresIn: null }));
  await until(() => !words().includes('can’t delete itself'));
});
