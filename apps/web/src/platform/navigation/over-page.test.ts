import { afterEach, expect, test, vi } from 'vitest';
import { afterClosingLayers, moveHistory } from './over-page';

afterEach(() => void vi.useRealTimers());

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

test('a history move that fails is reported, and the moves after it run all the same', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const broken = new Error('no history');
  const made: string[] = [];
  moveHistory(() => Promise.reject(broken));
  moveHistory(() => void made.push('second'));
  await settle();
  expect(() => vi.runAllTimers()).toThrow(broken);
  moveHistory(() => void made.push('third'));
  await settle();
  expect(made).toEqual(['second', 'third']);
  // And the page can be left at once again.
  afterClosingLayers(() => made.push('gone'));
  expect(made).toEqual(['second', 'third', 'gone']);
});
