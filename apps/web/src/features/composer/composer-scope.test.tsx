import { act } from 'react';
import { expect, test } from 'vitest';
import { panel, textField, page, press, one } from '../../testing/composer-page';

test('warns that followers only means little where anybody can follow, and leads to where that is changed [2.5.017]', async () => {
  await panel();
  await act(async () => textField().focus());
  await press(one('[type="radio"][aria-label="Followers only"]', HTMLInputElement));
  expect(page()).toContain('Your account is not locked');
  expect(one('a[href$="?tab=profile"]', HTMLAnchorElement).textContent).toBe('locked');
});

test('a locked account is told who will see it [2.5.017]', async () => {
  await panel({ own: { locked: true } });
  await act(async () => textField().focus());
  await press(one('[type="radio"][aria-label="Followers only"]', HTMLInputElement));
  expect(page()).not.toContain('not locked');
  expect(page()).toContain('Only the people who follow you see it.');
});

test('offers post formats only where there are several [2.1.007]', async () => {
  await panel();
  await act(async () => textField().focus());
  expect(document.querySelector('select')).toBeNull();
});

test('names post formats in words [2.1.007, 2.1.008]', async () => {
  const post_formats = ['text/plain', 'text/html', 'text/markdown', 'text/bbcode', 'text/x.new'];
  await panel({ instance: { pleroma: { metadata: { post_formats } } } });
  await act(async () => textField().focus());
  const names = [...one('select', HTMLSelectElement).options].map((option) => option.textContent);
  expect(names).toEqual(['Plain text', 'HTML', 'Markdown', 'BBCode', 'text/x.new']);
});
