import { expect, test, vi } from 'vitest';
import type { FormValue, SettingEdit } from '../form-drafts/server-draft';
import { unfinishedFormsOf } from '../form-drafts';
import { browserPages } from '../testing/browser-pages';
import { memoryStorage } from '../testing/memory-storage';
import { startServer, type VisitOptions } from '../testing/start-server';
import { configurationFormOf } from './configuration-form';
import type { DescribedSetting } from './described-settings';
import { everySetting, findSettings } from './find-settings';
import { serverConfigurationOf } from './server-configuration';
import { isStored, presentValue } from './setting-edits';

const value = (control: string, form: FormValue): SettingEdit => ({ kind: 'value', control, form });
const words = (form: string) => value('text', form);
const NAME = ':pleroma :instance :name';

async function begin(options: VisitOptions = {}) {
  const server = await startServer();
  const client = await server.visitAs('alice', options);
  const configuration = serverConfigurationOf(client);
  await configuration.load();
  const form = configurationFormOf(client);
  const settings = () => {
    const now = configuration.state.get().value;
    if (now === null) throw new Error('The settings are not loaded.');
    return now;
  };
  const setting = (id: string): DescribedSetting => {
    const found = everySetting(settings().sections).find((each) => each.id === id);
    if (found === undefined) throw new Error(`No setting is called ${id}.`);
    return found;
  };
  const valueOf = (id: string) => presentValue(settings().rows, setting(id));
  const edit = (id: string, wish: SettingEdit | null) => form.edit(setting(id), wish);
  return { ...server, client, configuration, form, settings, setting, valueOf, edit };
}

const sentTo = (path: string) => (requests: readonly { method: string; path: string }[]) =>
  requests.filter((each) => each.method === 'POST' && each.path.endsWith(path));

test('edits are sent, and what the server has then is shown', async () => {
  const { form, edit, valueOf, settings, setting, requests } = await begin();
  edit(NAME, words('The Nest'));
  edit(':pleroma :instance :poll_limits :max_options', value('whole_number', '4'));
  edit(':pleroma :shout :limit', value('whole_number', '99'));
  expect(await form.save()).toEqual({ error: null, saved: 3, different: [] });
  expect(valueOf(NAME)).toBe('The Nest');
  expect(valueOf(':pleroma :instance :poll_limits')).toMatchObject({
    ':max_options': 4,
    ':max_option_chars': 200,
  });
  expect(form.edits.get()).toEqual({});
  expect(settings().needsRestart).toBe(true);
  expect(isStored(settings().rows, setting(NAME))).toBe(true);
  expect(sentTo('/admin/config')(await requests())).toHaveLength(1);

  edit(NAME, { kind: 'reset' });
  expect(await form.save()).toMatchObject({ saved: 1, different: [] });
  expect(valueOf(NAME)).toBe('The Hedge');
  expect(isStored(settings().rows, setting(NAME))).toBe(false);
});

test('an edit that leads back to the present value is none', async () => {
  const { form, edit } = await begin();
  edit(NAME, words('The Nest'));
  edit(NAME, words('The Hedge'));
  expect(form.edits.get()).toEqual({});
});

test('a value that the server takes and does not keep is named', async () => {
  const { form, edit, valueOf } = await begin({
    between: (request, next) =>
      request.method === 'POST' && request.url.endsWith('/admin/config')
        ? Promise.resolve(Response.json({ configs: [], need_reboot: false }))
        : next(request),
  });
  edit(NAME, words('The Nest'));
  const { error, saved, different } = await form.save();
  expect([error, saved, different.map(({ id }) => id)]).toEqual([null, 0, [NAME]]);
  expect(valueOf(NAME)).toBe('The Hedge');
});

test('after an error only what the server has not taken waits to be sent again', async () => {
  const { form, edit, valueOf } = await begin();
  edit(NAME, words('The Nest'));
  edit(':pleroma :welcome :direct_message :message', words('~r/(/'));
  const { error } = await form.save();
  expect(error).toMatchObject({ kind: 'http', status: 500 });
  expect(valueOf(NAME)).toBe('The Nest');
  expect(Object.keys(form.edits.get())).toEqual([':pleroma :welcome :direct_message :message']);
});

test('an answer that is lost is looked up: what was taken is not sent twice', async () => {
  const { form, edit, valueOf } = await begin({
    async between(request, next) {
      const answer = await next(request);
      if (request.method === 'POST' && request.url.endsWith('/admin/config')) throw new TypeError('lost');
      return answer;
    },
  });
  edit(NAME, words('The Nest'));
  expect((await form.save()).error).toMatchObject({ kind: 'offline' });
  expect(valueOf(NAME)).toBe('The Nest');
  expect(form.edits.get()).toEqual({});
});

test('edits outlive the page, and are counted at sign-out; passwords are not stored', async () => {
  const storage = memoryStorage();
  const { edit, visit, client, setting } = await begin({ storage });
  edit(NAME, words('The Nest'));
  edit(':pleroma :admin_token', words('a secret of mine'));
  expect(Object.keys(configurationFormOf(client).edits.get())).toHaveLength(2);
  const later = visit({ storage });
  expect(configurationFormOf(later).edits.get()).toEqual({ [NAME]: words('The Nest') });
  expect(unfinishedFormsOf(later).server).toBe(1);
  expect(
    storage
      .keys('')
      .map((name) => storage.read(name))
      .join(),
  ).not.toContain('a secret of mine');
  configurationFormOf(client).edit(setting(NAME), null);
  expect(unfinishedFormsOf(visit({ storage })).server).toBe(0);
});

test('an edited password stays while another tab edits something else', async () => {
  const [one, other] = (({ open }) => [open(), open()] as const)(browserPages());
  const { form, edit, visit, setting } = await begin({ storage: one.storage, writing: one.writing });
  edit(':pleroma :admin_token', words('a secret of mine'));
  const there = configurationFormOf(visit({ storage: other.storage, writing: other.writing }));
  let written = 0;
  await vi.waitFor(() => {
    there.edit(setting(NAME), words(`The Nest ${(written += 1)}`));
    expect(Object.keys(form.edits.get())).toContain(NAME);
  });
  expect(form.edits.get()).toMatchObject({ ':pleroma :admin_token': words('a secret of mine') });
});

test('an edit of a whole value ends those inside of it', async () => {
  const { form, edit } = await begin();
  edit(':pleroma :instance :poll_limits :max_options', value('whole_number', '4'));
  await form.save();
  edit(':pleroma :instance :poll_limits :max_options', value('whole_number', '5'));
  edit(':pleroma :instance :poll_limits', { kind: 'reset' });
  expect(form.edits.get()).toEqual({ ':pleroma :instance :poll_limits': { kind: 'reset' } });
});

test('a server that keeps its settings in a file has descriptions, and no rows [3.8.020]', async () => {
  const server = await startServer();
  await server.door('settings', { mode: 'no-database-configuration' });
  const configuration = serverConfigurationOf(await server.visitAs('alice'));
  expect(await configuration.load()).toBeNull();
  expect(configuration.state.get().value).toMatchObject({ isInDatabase: false, rows: [] });
  expect(configuration.state.get().value?.sections.length).toBeGreaterThan(10);
});

test('people who are no administrators are refused, which is an error', async () => {
  const server = await startServer();
  const configuration = serverConfigurationOf(await server.visitAs('bob'));
  expect(await configuration.load()).toMatchObject({ kind: 'http', status: 403 });
});

test('a restart is waited for: the server is down, then answers that it still waits, then is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    let asked = 0;
    const { edit, form, configuration, settings } = await begin({
      between(request, next) {
        if (!request.url.endsWith('/need_reboot')) return next(request);
        asked += 1;
        if (asked <= 2) return Promise.reject(new TypeError('refused'));
        return asked === 3 ? Promise.resolve(Response.json({ need_reboot: true })) : next(request);
      },
    });
    edit(':pleroma :shout :limit', value('whole_number', '99'));
    await form.save();
    expect(settings().needsRestart).toBe(true);
    const restart = configuration.restart();
    expect(configuration.isRestarting.get()).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await restart).toBeNull();
    expect([asked, settings().needsRestart, configuration.isRestarting.get()]).toEqual([4, false, false]);
  } finally {
    vi.useRealTimers();
  }
});

test.each([502, 503, 504])('a restart whose answer is the %i of a proxy is waited for', async (status) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    const { edit, form, configuration, settings } = await begin({
      async between(request, next) {
        const answer = await next(request);
        return request.url.endsWith('/restart') ? new Response('Bad Gateway', { status }) : answer;
      },
    });
    edit(':pleroma :shout :limit', value('whole_number', '99'));
    await form.save();
    expect(settings().needsRestart).toBe(true);
    const restart = configuration.restart();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await restart).toBeNull();
    expect(settings().needsRestart).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('settings are found by key, label, hint and value, and those around a setting count too', async () => {
  const { settings, edit, form } = await begin();
  edit(NAME, words('Xylophone'));
  await form.save();
  const found = (query: string) =>
    findSettings(settings().sections, settings().rows, query).flatMap((section) =>
      everySetting([section]).map(({ id }) => id),
    );
  expect(found('xylophone')).toEqual([NAME]);
  expect(found('registrations_open')).toEqual([':pleroma :instance :registrations_open']);
  expect(found('polls longest')).toEqual([
    ':pleroma :instance :poll_limits',
    ':pleroma :instance :poll_limits :max_expiration',
  ]);
  expect(found('whether visitors see timelines')).toEqual([':pleroma :instance :public']);
  expect(found('nothing of the kind')).toEqual([]);
  expect(found('').length).toBeGreaterThan(60);
});
