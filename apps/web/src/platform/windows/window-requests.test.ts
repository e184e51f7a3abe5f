import { expect, test } from 'vitest';
import { createWindowRequests } from './use-window';

test('a window closes itself and no other that was opened meanwhile, also about the same person', () => {
  const requests = createWindowRequests<{ name: string }>();
  const open = (name: string): number => {
    requests.open({ name });
    return requests.opened.get()?.number ?? 0;
  };
  const first = open('robin');
  requests.close(first);
  expect(requests.opened.get()).toBeNull();
  const second = open('robin');
  expect(second).not.toBe(first);
  requests.close(first);
  expect(requests.opened.get()).toEqual({ name: 'robin', number: second });
  requests.close(second);
  expect(requests.opened.get()).toBeNull();
});
