import { afterEach, expect, test } from 'vitest';
import { showPageBehind, closeOverPage, entriesOverPage } from './screen-over-page';
import { navigate } from './navigate';
import { pageAddress } from './over-page';

const page = () => pageAddress().pathname + pageAddress().search;
const address = () => location.pathname + location.search;

afterEach(() => history.replaceState(null, '', '/'));

test('the settings lie over the page that was there, with its key, however often they move', () => {
  navigate('/search?query=wren');
  const { key } = history.state;
  navigate('/settings');
  navigate('/settings?tab=general');
  navigate('/settings?tab=composing', { replace: true });
  expect([address(), page()]).toEqual(['/settings?tab=composing', '/search?query=wren']);
  expect(history.state.key).toBe(key);
  expect(entriesOverPage()).toBe(2);
});

test('a link from there leads to a page of its own', () => {
  navigate('/main/friends');
  navigate('/settings');
  const { key } = history.state;
  navigate('/nav-edit');
  expect([address(), page(), entriesOverPage()]).toEqual(['/nav-edit', '/nav-edit', 0]);
  expect(history.state.key).not.toBe(key);
});

test('where the address itself was opened, the page is put under it, and is what is left', () => {
  history.replaceState({ key: 'first' }, '', '/settings?tab=general');
  expect(page()).toBe('/settings?tab=general');
  showPageBehind('/main/all?x=1');
  expect([address(), page(), entriesOverPage()]).toEqual(['/settings?tab=general', '/main/all?x=1', 0]);
  closeOverPage();
  expect([address(), page(), history.state]).toEqual(['/main/all?x=1', '/main/all?x=1', { key: 'first' }]);
});

test('somebody whose name only begins like it has a page of their own', () => {
  navigate('/settings-wren');
  expect(page()).toBe('/settings-wren');
});
