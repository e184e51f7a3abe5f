import { ApiError } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import type { PageClient } from '../accounts/create-client';
import { ownProfileOf } from '../own-profile';
import { startSyncedSettings } from '../synced';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import type { FeRecords } from './fe-records';
import { moveIn as moveInHere } from './move-in';

/** A server on which Pleroma-FE was used by Alice, and what it left in her browser. */
async function house() {
  const server = await startServer();
  const storage = memoryStorage();
  const before = await server.visitAs('alice', { storage: memoryStorage() });
  const token = before.session.token();
  const logins = async () =>
    (await server.requests()).filter(({ path }) => path.startsWith('/oauth') || path === '/api/v1/apps')
      .length;
  const known = await logins();
  const visit = () => server.visit({ storage });
  return { ...server, storage, token, visit, isSilent: async () => (await logins()) === known };
}

const moveIn = (client: PageClient, read: () => Promise<FeRecords | null>) =>
  moveInHere(client, read, 'de-AT');

const config = {
  hideNsfw: false,
  stopGifs: true,
  useStreamingApi: false,
  muteWords: ['rain', 'snow'],
  highlight: { 'carol@nest.example': { color: '#ff8800', type: 'striped' }, bob: { type: 'disabled' } },
  textSize: '16px',
  theme3hacks: { underlay: 'opaque', fonts: { post: { family: 'Lora' } } },
  hideMutedPosts: undefined,
  scopeCopy: true,
  palette: 'none of ours, and no text of it is run',
};

const draft = {
  id: 'd1',
  type: 'new',
  status: 'half a thought',
  spoilerText: 'birds',
  nsfw: true,
  visibility: 'private',
  contentType: 'text/markdown',
  poll: { options: ['yes', 'no'], multiple: true, expiresIn: 7200 },
  files: [{ id: 'm1', url: 'https://nest.example/m1.png', mimetype: 'image/png', meta: {} }],
  mediaDescriptions: { m1: 'a wren' },
};

const users = { lastLoginName: 'alice' };

test('the session goes on without a sign-in, and settings, words, highlights and drafts come along [1.9.014, 3.9.010]', async () => {
  const { visit, token, storage, isSilent } = await house();
  const records = {
    'vuex-lz': { config, users },
    'pinia-local-oauth': { clientId: 'c', clientSecret: 's', appToken: 'a', userToken: token },
    'pleroma-fe-drafts': { d1: draft, d2: { id: 'd2', status: '  ' } },
  };
  const untouched = structuredClone(records);
  const visitor = visit();
  expect(await moveIn(visitor, () => Promise.resolve(records))).toEqual({
    signedIn: true,
    settings: 6,
    words: 2,
    highlights: 1,
    drafts: 1,
    damaged: 0,
  });
  expect(records).toEqual(untouched);
  const client = visitor.accounts.shown.get();
  expect(client.session.state.get()).toMatchObject({ state: 'signed-in', username: 'alice' });
  expect(await isSilent()).toBe(true);
  // What was not chosen there, or is nobody's choice, is not taken for one.
  expect(client.settings.own.get()).toEqual({
    hideNsfw: false,
    muteWords: ['rain', 'snow'],
    highlight: { 'carol@nest.example': { color: '#ff8800', type: 'striped' } },
    textSize: '16px',
    underlay: 'opaque',
    postFont: 'Lora',
    scopeCopy: true,
    palette: config.palette,
  });
  const [entry] = (await client.drafts.load()).entries();
  expect(entry?.content).toMatchObject({
    text: 'half a thought',
    subject: 'birds',
    sensitive: true,
    scope: 'private',
    contentType: 'text/markdown',
    poll: { options: ['yes', 'no'], multiple: true, amount: 2, unit: 'hours' },
    attachments: [{ description: 'a wren', attachment: { id: 'm1', url: 'https://nest.example/m1.png' } }],
  });
  // The next visit is that of a member, and nothing comes twice.
  const later = visit();
  expect(later.session.state.get()).toMatchObject({ state: 'signed-in', username: 'alice' });
  const read = vi.fn<() => Promise<FeRecords>>();
  expect(await moveIn(later, read)).toBeNull();
  expect(read).not.toHaveBeenCalled();
  expect(storage.read('linnet-app')).toContain('"c"');
});

const colours = { bg: '#101820', fg: '#203040', text: '#d0e0f0', link: '#ffb060' };

test.each([
  ['its name', { theme: 'redmond-xx' }],
  [
    'a theme of one’s own',
    { customTheme: { colors: colours }, customThemeSource: { themeEngineVersion: 3, colors: colours } },
  ],
  ['the name of a style, with one of its palettes', { style: 'RedmondDX', palette: 'style.night' }],
  [
    'a style and a palette of one’s own',
    {
      styleCustomData: [{ component: 'Button', directives: { roundness: '3' } }],
      paletteCustomData: { name: 'Reed', ...colours },
    },
  ],
])('the theme comes along: %s', async (_what, theme) => {
  const { visit, token } = await house();
  const visitor = visit();
  const moved = await moveIn(visitor, () =>
    Promise.resolve({
      'vuex-lz': { config: { ...untouchedConfig, ...theme }, users },
      'pinia-local-oauth': { clientId: 'c', clientSecret: 's', appToken: 'a', userToken: token },
    }),
  );
  expect(moved).toMatchObject({ settings: Object.keys(theme).length, damaged: 0 });
  expect(visitor.accounts.shown.get().settings.own.get()).toEqual(theme);
});

/** All that Pleroma-FE keeps for somebody who has chosen nothing. */
const untouchedConfig = {
  ...{ expertLevel: 0, theme: undefined, colors: {}, customTheme: undefined, customThemeSource: undefined },
  ...{ style: undefined, styleCustomData: undefined, palette: undefined, paletteCustomData: undefined },
  ...{ themeDebug: false, forceThemeRecompilation: false, hideISP: false, hideInstanceWallpaper: false },
  theme3hacks: {
    underlay: 'none',
    fonts: { interface: undefined, input: undefined, post: undefined, monospace: undefined },
  },
  ...{ hideShoutbox: false, padEmoji: true, hideAttachments: false, hideAttachmentsInConv: false },
  ...{ hideScrobbles: false, hideScrobblesAfter: '2d', maxThumbnails: 16, hideNsfw: true },
  ...{ preloadImage: true, loopVideo: true, loopVideoSilentOnly: true, streaming: false },
  ...{ emojiReactionsOnTimeline: true, alwaysShowNewPostButton: false, autohideFloatingPostButton: false },
  ...{ pauseOnUnfocused: true, stopGifs: true, replyVisibility: 'all', thirdColumnMode: 'notifications' },
  ...{ webPushNotifications: false, webPushAlwaysShowNotifications: false, muteWords: [], highlight: {} },
  ...{ interfaceLanguage: 'de', hideScopeNotice: false, useStreamingApi: false, playVideosInModal: false },
  ...{ useOneClickNsfw: false, useContainFit: true, disableStickyHeaders: false, showScrollbars: false },
  ...{ userPopoverAvatarAction: 'open', userPopoverOverlay: false, navbarColumnStretch: false },
  ...{ sidebarColumnWidth: '25rem', contentColumnWidth: '45rem', notifsColumnWidth: '25rem' },
  ...{ imageCompression: true, alwaysUseJpeg: false, hideMutedPosts: undefined, textSize: undefined },
  notificationVisibility: {
    ...{ follows: true, mentions: true, statuses: true, likes: true, repeats: true, moves: true },
    ...{ emojiReactions: true, followRequest: true, reports: true, chatMention: true, polls: true },
  },
  notificationNative: {
    ...{ follows: true, mentions: true, statuses: true, likes: false, repeats: false, moves: false },
    ...{ emojiReactions: false, followRequest: true, reports: true, chatMention: true, polls: true },
  },
};

const night = { colors: { bg: '#101820', fg: '#203040', text: '#d0e0f0', link: '#ffb060' } };

test.each([
  ['a theme by its name', { theme: 'redmond-xxi' }],
  ['a theme of the second generation', { customThemeSource: { themeEngineVersion: 3, ...night } }],
  ['a computed theme', { customTheme: night }],
  ['a style and a palette by their names', { style: 'RedmondDX', palette: 'dracula' }],
  [
    'a style and a palette of one’s own',
    {
      styleCustomData: [{ component: 'Button', directives: { roundness: '3' } }],
      paletteCustomData: { name: 'Night', ...night.colors },
    },
  ],
])('the theme that somebody had there comes along: %s', async (_, theme) => {
  const { visit, token } = await house();
  const visitor = visit();
  const records = {
    'vuex-lz': { config: theme, users },
    'pinia-local-oauth': { clientId: 'c', clientSecret: 's', appToken: 'a', userToken: token },
  };
  await moveIn(visitor, () => Promise.resolve(records));
  expect(visitor.accounts.shown.get().settings.own.get()).toMatchObject(theme);
});

test('who has chosen nothing there brings nothing, and is told of nothing', async () => {
  const { visit } = await house();
  const client = visit();
  const records = { 'vuex-lz': { config: untouchedConfig, users: { lastLoginName: null } } };
  expect(await moveIn(client, () => Promise.resolve(records))).toBeNull();
  expect(client.settings.own.get()).toEqual({});
});

test.each([
  [['pt', 'en'], 'pt'],
  ['pt', 'pt'],
  [['de-AT'], undefined],
])('the languages %j there are %s here', async (interfaceLanguage, language) => {
  const { visit } = await house();
  const client = visit();
  const records = { 'vuex-lz': { config: { ...untouchedConfig, interfaceLanguage } } };
  await moveIn(client, () => Promise.resolve(records));
  expect(client.settings.own.get()['interfaceLanguage']).toBe(language);
});

type Forms = [name: string, make: (token: string | null) => FeRecords, outcome: object];
const forms: Forms[] = [
  [
    'the token in its older place and under its older name',
    (token) => ({ 'vuex-lz': { oauth: { token }, users } }),
    { signedIn: true },
  ],
  ['the token under its older name', (token) => ({ 'pinia-local-oauth': { token } }), { signedIn: true }],
  [
    'the token in both places: the newer one holds',
    (token) => ({ 'vuex-lz': { oauth: { userToken: 'dead' } }, 'pinia-local-oauth': { userToken: token } }),
    { signedIn: true },
  ],
  [
    'texts instead of objects',
    (token) => ({ 'pinia-local-oauth': JSON.stringify({ userToken: token }) }),
    { signedIn: true },
  ],
  [
    'a damaged state beside a sound sign-in',
    (token) => ({ 'vuex-lz': '{"config":', 'pinia-local-oauth': { userToken: token } }),
    { signedIn: true, damaged: 1, settings: 0 },
  ],
  [
    'damaged drafts',
    (token) => ({
      'vuex-lz': { config: { hideNsfw: false }, oauth: { userToken: token } },
      'pleroma-fe-drafts': [1, 2],
    }),
    { signedIn: true, damaged: 1, settings: 1, drafts: 0 },
  ],
  [
    'settings of other kinds',
    () => ({
      'vuex-lz': {
        config: { hideNsfw: 'no', maxThumbnails: -4, muteWords: 'rain', textSize: 14, greentext: true },
      },
    }),
    { signedIn: false, settings: 1, words: 0 },
  ],
  [
    'nobody signed in',
    () => ({ 'vuex-lz': { config: { hideNsfw: false }, users: {} } }),
    { signedIn: false, settings: 1 },
  ],
  [
    'a dead token',
    () => ({ 'vuex-lz': { config: { hideNsfw: false } }, 'pinia-local-oauth': { userToken: 'dead' } }),
    { signedIn: false, settings: 1 },
  ],
];

test.each(forms)('a browser with %s', async (_, make, outcome) => {
  const { visit, token, isSilent } = await house();
  const client = visit();
  expect(await moveIn(client, () => Promise.resolve(make(token)))).toMatchObject(outcome);
  const { state } = client.accounts.shown.get().session.state.get();
  expect({ signedIn: state === 'signed-in' }).toMatchObject({
    signedIn: 'signedIn' in outcome && outcome.signedIn,
  });
  expect(await isSilent()).toBe(true);
});

test('where Pleroma-FE was never used nothing happens, and nothing is noted', async () => {
  const { visit, storage } = await house();
  expect(await moveIn(visit(), () => Promise.resolve(null))).toBeNull();
  expect(storage.keys()).toEqual([]);
});

test('a server that cannot be reached is asked again at the next visit', async () => {
  const server = await house();
  const { storage, token } = server;
  const records = { 'vuex-lz': { config: { hideNsfw: false } }, 'pinia-local-oauth': { userToken: token } };
  const offline = server.visit();
  vi.spyOn(offline, 'send').mockRejectedValue(new ApiError({ kind: 'offline', timedOut: false }));
  expect(await moveIn(offline, () => Promise.resolve(records))).toBeNull();
  expect(storage.keys()).toEqual([]);
  expect(await moveIn(server.visit(), () => Promise.resolve(records))).toMatchObject({
    signedIn: true,
    settings: 1,
  });
});

test('drafts of somebody whose sign-in has ended wait for them', async () => {
  const { visit } = await house();
  const records = { 'vuex-lz': { users }, 'pleroma-fe-drafts': { d1: draft } };
  const client = visit();
  const { shown } = client.accounts;
  const bring = () => moveIn(shown.get(), () => Promise.resolve(records));
  expect(await bring()).toBeNull();
  await (await client.accounts.access()).byPassword('bob', 'bob');
  expect(await bring()).toBeNull();
  await client.accounts.signOut();
  await (await client.accounts.access()).byPassword('alice', 'alice');
  expect(await bring()).toMatchObject({ drafts: 1, settings: 0 });
  expect((await shown.get().drafts.load()).entries()).toHaveLength(1);
});

test('what was chosen here before stays as it is', async () => {
  const { visit } = await house();
  const client = visit();
  client.settings.set('hideNsfw', true);
  const records = { 'vuex-lz': { config: { hideNsfw: false, maxThumbnails: 3 } } };
  expect(await moveIn(client, () => Promise.resolve(records))).toMatchObject({ settings: 1 });
  expect(client.settings.own.get()).toEqual({ hideNsfw: true, maxThumbnails: 3 });
});

test('pins that Pleroma-FE had yet to send come along, and those that the server has stay', async () => {
  const { visit, token } = await house();
  const path = 'collections.pinnedNavItems';
  const cache = {
    _user: '',
    _timestamp: 5000,
    _version: 1,
    flagStorage: { updateCounter: 1, reset: 0 },
    prefsStorage: {
      _journal: [{ operation: 'addToCollection', path, args: ['twkn'], timestamp: 4000 }],
      simple: { dontShowUpdateNotifs: false, collapseNav: false },
      collections: { pinnedNavItems: ['home', 'twkn'] },
    },
  };
  const client = visit();
  const state = { oauth: { userToken: token }, users, serverSideStorage: { cache } };
  await moveIn(client, () => Promise.resolve({ 'vuex-lz': state }));
  await client.session.verify();
  const synced = await startSyncedSettings({ ...client, loadAccount: ownProfileOf(client).reload });
  await vi.waitFor(() => expect(client.settings.own.get()['pinnedNavItems']).toEqual(['home', 'twkn']));
  synced.end();
});
