import { act, useEffect } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient } from '../../testing/test-client';
import { TemporaryChangeBar } from './settings-foot';
import { type ChangeSettings, useChangeSettings } from './use-change-settings';

async function open(hasRoom = () => true) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const client = testClient({ hasRoom });
  let change: ChangeSettings = () => false;
  function Held({ onShown }: { readonly onShown: (shown: ChangeSettings) => void }) {
    const changing = useChangeSettings();
    useEffect(() => onShown(changing.change));
    return changing.isSaveFailed ? <p role="alert">refused</p> : null;
  }
  const { container } = await show(
    <ClientProvider value={client}>
      <Held onShown={(shown) => void (change = shown)} />
      <TemporaryChangeBar />
    </ClientProvider>,
  );
  return {
    place: container,
    own: () => client.settings.own.get(),
    told: () => client.notices.list.get().map(({ key, values }) => [key, values]),
    change: (values: Readonly<Record<string, unknown>>) => act(async () => change(values)),
    after: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    press: (words: string) =>
      act(async () =>
        [...container.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click(),
      ),
  };
}

test('of many changes those that can make the page unusable are tried, and the others hold at once', async () => {
  const { change, own, after } = await open();
  await change({ textSize: '40px', greentext: true, muteWords: ['rain'] });
  expect(own()).toEqual({ textSize: '40px', greentext: true, muteWords: ['rain'] });
  await after(10_000);
  expect(own()).toEqual({ greentext: true, muteWords: ['rain'] });
});

test('while one is tried another is not, and that is said; the rest of many changes holds', async () => {
  const { change, own, told, press } = await open();
  await change({ textSize: '16px' });
  await change({ navbarSize: '9rem', contentColumnWidth: '20rem', greentext: true });
  expect(own()).toEqual({ textSize: '16px', greentext: true });
  expect(told()).toContainEqual(['settings.some_unchanged', { count: 2 }]);
  await change({ navbarSize: '9rem' });
  expect(told()).toContainEqual(['settings.one_at_a_time', {}]);
  await press('Keep');
  await change({ navbarSize: '9rem' });
  expect(own()).toMatchObject({ textSize: '16px', navbarSize: '9rem' });
});

test('a change that is tried in a full browser is said not to be kept, then and when it stays', async () => {
  const { change, place, told, press } = await open(() => false);
  await change({ textSize: '16px' });
  expect(place.textContent).toContain('refused');
  await press('Keep');
  expect(place.textContent).toContain('refused');
  expect(told()).toEqual([]);
});
