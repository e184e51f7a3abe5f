import { expect, test, vi } from 'vitest';
import { forgetListPosition } from './list-link';
import { navigate } from './navigate';
import { getPageHistory } from './page-history';

test('a list that replaces another on the same screen has no position before it was read', () => {
  // The page was here before: it was loaded again.
  history.replaceState({ key: 'before' }, '', '/users/carol?tab=followers');
  const pages = getPageHistory();
  expect(pages.visit()).toEqual({ key: 'before', arrival: 'return' });
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  pages.scroll.put('before', 640);
  forgetListPosition();
  navigate('/users/carol?tab=followees', { replace: true });
  const { key, arrival } = pages.visit();
  expect(key).not.toBe('before');
  expect(arrival).toBe('return');
  expect(pages.scroll.position(key)).toBeUndefined();
  expect(location.search).toBe('?tab=followees');

  // To whom a link led, there is no position to forget.
  navigate('/users/moss');
  const opened = pages.visit();
  forgetListPosition();
  expect(pages.visit()).toEqual(opened);
});
