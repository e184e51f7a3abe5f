import { act } from 'react';
import { expect, test } from 'vitest';
import { fillIn } from '../../testing/fill-in';
import { until } from '../../testing/until';
import { button, showPanel, textField, page, press, findOne, scopes } from '../../testing/composer-page';

test('warns that followers only means little where anybody can follow, and leads to where that is changed [2.5.017]', async () => {
  await showPanel();
  await act(async () => textField().focus());
  await press(findOne('[type="radio"][aria-label="Followers only"]', HTMLInputElement));
  expect(page()).toContain('Your account isn’t locked');
  expect(findOne('a[href$="?tab=profile"]', HTMLAnchorElement).textContent).toBe('locked');
});

test('a locked account is told who will see it [2.5.017]', async () => {
  await showPanel({ own: { locked: true } });
  await act(async () => textField().focus());
  await press(findOne('[type="radio"][aria-label="Followers only"]', HTMLInputElement));
  expect(page()).not.toContain('isn’t locked');
  expect(page()).toContain('Only your followers can see it.');
});

test('offers to write for this server alone where the server can do that', async () => {
  const { client, posted } = await showPanel({
    instance: { version: '2.7.2 (compatible; Pleroma 2.7.0)' },
    own: { source: { privacy: 'local' } },
  });
  await client.features.load();
  await act(async () => textField().focus());
  const all = ['Public', 'Unlisted', 'Local', 'Followers only', 'Direct'];
  await until(() => scopes().join() === all.join());
  expect(findOne('[type="radio"]:checked', HTMLInputElement).getAttribute('aria-label')).toBe('Local');
  expect(page()).toContain('Only people on this server can see it.');
  await fillIn(textField(), 'among us');
  await press(button('Post'));
  await until(() => posted.length === 1);
  expect(posted).toEqual([expect.objectContaining({ visibility: 'local' })]);
});

test('where the server cannot, the next narrower scope is taken, and that is said', async () => {
  const { posted } = await showPanel({
    instance: { version: '4.3.0', pleroma: undefined },
    own: { source: { privacy: 'local' } },
  });
  await act(async () => textField().focus());
  await until(() => page().includes('“Local” isn’t possible here.'));
  expect(scopes()).toEqual(['Public', 'Unlisted', 'Followers only', 'Direct']);
  expect(page()).toContain('The scope is “Followers only”, so fewer people see it.');
  await fillIn(textField(), 'for some');
  await press(button('Post'));
  await until(() => posted.length === 1);
  expect(posted).toEqual([expect.objectContaining({ visibility: 'private' })]);
  await press(findOne('[type="radio"][aria-label="Unlisted"]', HTMLInputElement));
  expect(page()).not.toContain('isn’t possible here');
});

test('offers post formats only where there are several [2.1.007]', async () => {
  await showPanel();
  await act(async () => textField().focus());
  expect(document.querySelector('select')).toBeNull();
});

test('names post formats in words [2.1.007, 2.1.008]', async () => {
  const post_formats = ['text/plain', 'text/html', 'text/markdown', 'text/bbcode', 'text/x.new'];
  await showPanel({ instance: { pleroma: { metadata: { post_formats } } } });
  await act(async () => textField().focus());
  const names = [...findOne('select', HTMLSelectElement).options].map((option) => option.textContent);
  expect(names).toEqual(['Plain text', 'HTML', 'Markdown', 'BBCode', 'text/x.new']);
});

test('each scope has an icon, since only the chosen one has room for its name', async () => {
  await showPanel();
  await act(async () => textField().focus());
  const segments = [...document.querySelectorAll('[type="radio"]')].map((radio) => radio.closest('label'));
  expect(segments.map((segment) => segment?.title)).toEqual(scopes());
  expect(segments.every((segment) => segment?.querySelector('svg') !== null)).toBe(true);
});
