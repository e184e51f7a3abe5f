import { beforeAll, expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { signalFirstContent } from '../../platform/start/first-content';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { until } from '../../testing/until';
import { StatusTime } from './lazy-inline-parts';

beforeAll(async () => {
  await import('./inline-parts');
  signalFirstContent();
});

const hour = 3_600_000;

async function shown(at: number, settings: object = {}) {
  const client = testClient({ records: { 'linnet-settings': JSON.stringify(settings) } });
  const { container } = await show(
    <ClientProvider value={client}>
      <StatusTime at={new Date(at).toISOString()} />
    </ClientProvider>,
  );
  return () => (container.textContent ?? '').replaceAll('\u202f', ' ');
}

const longAgo = new Date(2024, 2, 3, 15, 4).getTime();

test('says how long ago [2.2.058]', async () => {
  expect((await shown(Date.now() - 6 * hour))()).toBe('6h');
});

test('says the moment itself to those who want that, with the clock that they read', async () => {
  const words = await shown(longAgo, { useAbsoluteTimeFormat: true });
  await until(() => words() === 'Mar 3, 2024, 15:04');
  const twelve = await shown(longAgo, { useAbsoluteTimeFormat: true, absoluteTime12h: '12h' });
  await expect.poll(twelve).toBe('Mar 3, 2024, 3:04 PM');
});

test('the title says the moment with the clock that was chosen', async () => {
  const titleOf = async (clock: string | null) => {
    await shown(longAgo, clock === null ? {} : { absoluteTime12h: clock });
    return [...document.querySelectorAll('time')].at(-1)?.title.replaceAll('\u202f', ' ');
  };
  expect(await titleOf('24h')).toContain('15:04');
  expect(await titleOf('12h')).toContain('3:04 PM');
  expect(await titleOf(null)).toContain('3:04 PM');
});

test('what is younger than the limit is still told by its age', async () => {
  const settings = { useAbsoluteTimeFormat: true, absoluteTimeFormatMinAge: '2h' };
  const old = await shown(longAgo, settings);
  await until(() => old() === 'Mar 3, 2024, 15:04');
  expect((await shown(Date.now() - hour, settings))()).toBe('1h');
});
