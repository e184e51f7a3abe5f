import { afterEach, expect, test } from 'vitest';
import { layOver, leaveOver, stepsOver } from './lay-over';
import { navigate } from './navigate';
import { pagePlace } from './over-page';

const page = () => pagePlace().pathname + pagePlace().search;
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
  expect(stepsOver()).toBe(2);
});

test('a link from there leads to a page of its own', () => {
  navigate('/main/friends');
  navigate('/settings');
  const { key } = history.state;
  navigate('/nav-edit');
  expect([address(), page(), stepsOver()]).toEqual(['/nav-edit', '/nav-edit', 0]);
  expect(history.state.key).not.toBe(key);
});

test('where the address itself was opened, the page is put under it, and is what is left', () => {
  history.replaceState({ key: 'first' }, '', '/settings?tab=general');
  expect(page()).toBe('/settings?tab=general');
  layOver('/main/all?x=1');
  expect([address(), page(), stepsOver()]).toEqual(['/settings?tab=general', '/main/all?x=1', 0]);
  leaveOver();
  expect([address(), page(), history.state]).toEqual(['/main/all?x=1', '/main/all?x=1', { key: 'first' }]);
});

test('somebody whose name only begins like it has a page of their own', () => {
  navigate('/settings-wren');
  expect(page()).toBe('/settings-wren');
});
