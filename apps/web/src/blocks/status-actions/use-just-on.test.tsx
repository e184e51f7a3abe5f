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
  const { place, again } = await show(<Star isOn />);
  expect(place.textContent).toBe('old');
  await again(<Star isOn={false} />);
  expect(place.textContent).toBe('old');
  await again(<Star isOn />);
  expect(place.textContent).toBe('new');
  await act(async () => void vi.advanceTimersByTime(499));
  expect(place.textContent).toBe('new');
  await act(async () => void vi.advanceTimersByTime(1));
  expect(place.textContent).toBe('old');
});

test('what is switched off again at once is not new any more', async () => {
  const { place, again } = await show(<Star isOn={false} />);
  await again(<Star isOn />);
  await again(<Star isOn={false} />);
  expect(place.textContent).toBe('old');
});
