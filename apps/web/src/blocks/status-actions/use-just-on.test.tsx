import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { show } from '../../testing/show';
import { useJustOn } from './toggle-button';

function Star({ isOn }: { isOn: boolean }) {
  return <i>{useJustOn(isOn) ? 'new' : 'old'}</i>;
}

test('what is switched on counts as new for half a second; what was on before never does [2.4.007]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { container, rerender } = await show(<Star isOn />);
  expect(container.textContent).toBe('old');
  await rerender(<Star isOn={false} />);
  expect(container.textContent).toBe('old');
  await rerender(<Star isOn />);
  expect(container.textContent).toBe('new');
  await act(async () => void vi.advanceTimersByTime(499));
  expect(container.textContent).toBe('new');
  await act(async () => void vi.advanceTimersByTime(1));
  expect(container.textContent).toBe('old');
});

test('what is switched off again at once is not new any more', async () => {
  const { container, rerender } = await show(<Star isOn={false} />);
  await rerender(<Star isOn />);
  await rerender(<Star isOn={false} />);
  expect(container.textContent).toBe('old');
});
