import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../testing/show';
import { until } from '../../testing/until';
import { CardBoundary, ScreenBoundary } from './boundaries';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

let broken = true;
function Card() {
  if (broken) throw new Error('a broken card');
  return <p>fine</p>;
}

test('a broken card leaves its neighbours alone, and can be tried again', async () => {
  broken = true;
  const { container } = await show(
    <>
      <CardBoundary resetKey="1">
        <Card />
      </CardBoundary>
      <p>neighbour</p>
    </>,
  );
  expect(container.textContent).toContain('Couldn’t show this.');
  expect(container.textContent).toContain('neighbour');
  broken = false;
  await act(async () => container.querySelector('button')?.click());
  expect(container.textContent).toBe('fineneighbour');
});

test('another row renders again after an error', async () => {
  broken = true;
  const card = (key: string) => (
    <CardBoundary resetKey={key}>
      <Card />
    </CardBoundary>
  );
  const { container, rerender } = await show(card('1'));
  broken = false;
  await rerender(card('1'));
  expect(container.textContent).toContain('Couldn’t show this.');
  await rerender(card('2'));
  expect(container.textContent).toBe('fine');
});

function Broken(): never {
  throw new Error('Wren wrote: s3cr3t');
}

test('a screen that crashed offers a report to copy, with nothing of what somebody wrote in it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { container } = await show(
    <ScreenBoundary resetKey="1">
      <Broken />
    </ScreenBoundary>,
  );
  expect(container.textContent).toContain('Couldn’t show this page');
  await until(() => container.querySelector('details') !== null);
  const copy = [...container.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Copy report',
  );
  await act(async () => copy?.click());
  const report = written.mock.calls[0]?.[0] ?? '';
  expect(report).toBe(container.querySelector('pre')?.textContent);
  expect(report).toContain('Failure: Error');
  expect(report).toContain('Components:');
  expect(report).not.toContain('s3cr3t');
  expect(container.querySelector('output')?.textContent).toBe('Copied.');
});
