import { expect, test, vi } from 'vitest';
import { fromPage, moveHistory } from './over-page';

test('a move of the history that fails is told, and those after it are made all the same', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  const broken = new Error('no history');
  const made: string[] = [];
  moveHistory(() => Promise.reject(broken));
  moveHistory(() => void made.push('second'));
  await vi.waitFor(() => expect(made).toEqual(['second']));
  moveHistory(() => void made.push('third'));
  await vi.waitFor(() => expect(made).toEqual(['second', 'third']));
  expect(told.mock.calls.flat()).toContain(broken);
  // And the page can be left at once again.
  await vi.waitFor(() => {
    const gone: string[] = [];
    fromPage(() => gone.push('now'));
    expect(gone).toEqual(['now']);
  });
});
