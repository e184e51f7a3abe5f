import type { AnySettingKey } from '@linnet/domain/settings';
import { act } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import { until } from '../../testing/until';
import { ChangedSettings } from './changed-settings';
import { SettingRow } from './setting-row';
import { useChangeSettings } from './use-change-settings';

const PIN = 'Only on this device: Pause animated pictures';
const pleroma = { title: 'Nest', version: '2.7.2 (compatible; Pleroma 2.7.0)', pleroma: { metadata: {} } };
const mastodon = { title: 'Nest', version: '4.5.0' };

function Rows({ name }: { readonly name: AnySettingKey }) {
  const { change, undo, isSaveFailed } = useChangeSettings();
  return (
    <>
      <ul>
        <SettingRow name={name} change={change} />
      </ul>
      <button type="button" onClick={undo}>
        undo
      </button>
      <div data-testid="changed">
        <ChangedSettings change={change} />
      </div>
      {isSaveFailed && <p>refused</p>}
    </>
  );
}

interface Scene {
  readonly server?: object;
  readonly own?: object;
  readonly isVisitor?: boolean;
}

async function open({ server = pleroma, own = {}, isVisitor = false }: Scene = {}) {
  const records = { ...(!isVisitor && wrenSignedIn), 'linnet-settings': JSON.stringify(own) };
  const client = testClient({ records, answers: { 'GET /api/v1/instance': server } });
  await client.features.load();
  const { container } = await show(
    <ClientProvider value={client}>
      <Rows name="stopGifs" />
    </ClientProvider>,
  );
  const row = container.querySelector('ul > li');
  const changed = container.querySelector('[data-testid=changed]');
  const button = (name: string, within: Element | null = row) =>
    [...(within?.querySelectorAll('button') ?? [])].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
    );
  return {
    settings: client.settings,
    button,
    pin: () => button(PIN),
    shows: (words: string) => changed?.textContent?.includes(words) === true,
    press: (name: string, within: Element | null = row) => act(async () => button(name, within)?.click()),
    place: container,
    changed,
  };
}

const back = 'Reset to default (on): Pause animated pictures';

test('a setting that is pinned to this device says so and can be let go, also with the usual value', async () => {
  const { pin, press, settings, shows } = await open({ own: { stopGifs: false } });
  expect(pin()?.getAttribute('aria-pressed')).toBe('false');
  await press(PIN);
  expect(pin()?.getAttribute('aria-pressed')).toBe('true');
  await press(back);
  expect(settings.own.get()).toEqual({ keptHere: ['stopGifs'] });
  expect(pin()?.getAttribute('aria-pressed')).toBe('true');
  expect(shows('Pause animated pictures')).toBe(true);
  await press(PIN);
  expect(settings.own.get()).toEqual({});
  expect(pin()).toBeUndefined();
});

test('the arrow of a reset turns back in every language: turned the other way it would read as reloading', async () => {
  const { button } = await open({ own: { stopGifs: false } });
  const classes = button(back)?.querySelector('svg')?.classList;
  expect(classes?.length).toBeGreaterThan(0);
  expect([...(classes ?? [])].join(' ')).not.toContain('mirrored');
});

test('pinning is a change like any other: it can be taken back, and goes with all others', async () => {
  const { pin, press, settings, place, changed } = await open({ own: { stopGifs: false } });
  await press(PIN);
  await press('undo', place);
  expect(settings.own.get()).toEqual({ stopGifs: false });
  expect(pin()?.getAttribute('aria-pressed')).toBe('false');
  await press(PIN);
  await press('Reset all', changed);
  const question = () => document.querySelector('[role=alertdialog]');
  await until(() => question() !== null);
  await press('Reset all', question());
  expect(settings.own.get()).toEqual({});
  await press('undo', place);
  expect(settings.own.get()).toEqual({ stopGifs: false, keptHere: ['stopGifs'] });
});

test('where all settings are shown the usual value can be pinned too', async () => {
  const { pin, press, settings } = await open({ own: { expertLevel: 1 } });
  expect(pin()?.getAttribute('aria-pressed')).toBe('false');
  await press(PIN);
  expect(settings.own.get()).toEqual({ expertLevel: 1, keptHere: ['stopGifs'] });
});

test.each([
  ['to a visitor', { isVisitor: true }],
  ['where the server keeps no settings', { server: mastodon }],
])('nothing can be pinned %s: it is on this device anyway', async (_, scene) => {
  const { pin, shows } = await open({ own: { stopGifs: false, keptHere: ['greentext'] }, ...scene });
  expect(pin()).toBeUndefined();
  expect(shows('Pause animated pictures')).toBe(true);
  expect(shows('Colour quoted lines')).toBe(false);
});
