import { expect, test, vi } from 'vitest';
import { leaveList } from './list-link';
import { navigate } from './navigate';
import { getPageHistory } from './page-history';

test('a list that takes the place of another on the same screen has no place before it was read', () => {
  // The page was here before: it was loaded again.
  history.replaceState({ key: 'before' }, '', '/users/carol?tab=followers');
  const pages = getPageHistory();
  expect(pages.visit()).toEqual({ key: 'before', arrival: 'return' });
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(640);
  pages.scroll.keep('before', 640);
  leaveList();
  navigate('/users/carol?tab=followees', { replace: true });
  const { key, arrival } = pages.visit();
  expect(key).not.toBe('before');
  expect(arrival).toBe('return');
  expect(pages.scroll.position(key)).toBeUndefined();
  expect(location.search).toBe('?tab=followees');

  // To whom a link led, there is no place to forget.
  navigate('/users/moss');
  const opened = pages.visit();
  leaveList();
  expect(pages.visit()).toEqual(opened);
});
