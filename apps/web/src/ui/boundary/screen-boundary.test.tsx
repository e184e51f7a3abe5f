import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show';
import { until } from '../../testing/until';
import { ScreenBoundary } from './screen-boundary';

function Broken(): never {
  throw new Error('Wren wrote: s3cr3t');
}

test('a screen that crashed offers a report to copy, with nothing of what somebody wrote in it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { place } = await show(
    <ScreenBoundary resetKey="1">
      <Broken />
    </ScreenBoundary>,
  );
  expect(place.textContent).toContain('Couldn’t show this page');
  await until(() => place.querySelector('details') !== null);
  const copy = [...place.querySelectorAll('button')].find(({ textContent }) => textContent === 'Copy report');
  await act(async () => copy?.click());
  const report = written.mock.calls[0]?.[0] ?? '';
  expect(report).toBe(place.querySelector('pre')?.textContent);
  expect(report).toContain('Failure: Error');
  expect(report).toContain('Components:');
  expect(report).not.toContain('s3cr3t');
  expect(place.querySelector('output')?.textContent).toBe('Copied.');
});
