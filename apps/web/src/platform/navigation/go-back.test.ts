import { beforeEach, expect, test, vi } from 'vitest';
import { goBack } from './go-back';
import { navigate, newEntry } from './navigate';

beforeEach(() => {
  // The tab was elsewhere before this page was opened directly.
  history.pushState(null, '', '/elsewhere');
  history.pushState(newEntry(), '', '/users/bob');
});

test('back from a page that was opened directly leads to the start page, not out of here', () => {
  const back = vi.spyOn(history, 'back');
  goBack();
  expect(back).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/');
});

test('back from a page that was opened from another one leads to that one', () => {
  navigate('/notice/1');
  navigate('/notice/1?tab=people', { replace: true });
  const back = vi.spyOn(history, 'back');
  goBack();
  expect(back).toHaveBeenCalledTimes(1);
});
