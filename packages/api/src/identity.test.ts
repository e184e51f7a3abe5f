import { expect, test } from 'vitest';
import {
  type AnnouncementId,
  type Call,
  answerMfa,
  announcements,
  captcha,
  changePassword,
  createAnnouncement,
  customEmojis,
  emojiMap,
  emojiPack,
  endSession,
  instancePanel,
  instancePeers,
  readAnnouncement,
  readBackupCodes,
  readCaptcha,
  readEmojiPacks,
  readMfaToken,
  readOwnProfile,
  readPushSubscription,
  readRegistration,
  readRegistrationErrors,
  readSecondFactor,
  readSecurityAnswer,
  readSession,
  readStickerPack,
  readTotpSetup,
  register,
  requestPasswordReset,
  subscribeToPush,
  turnOffTotp,
  updateProfile,
} from './index';
import { wireAccount } from './testing/wire-samples';

const facts = { status: 200, link: null };

/** What a call promises when the answer has nothing of it. */
function refusal(call: Call<unknown>, answer: unknown): unknown {
  try {
    return call.read(answer, facts);
  } catch (error) {
    return error;
  }
}

test('tells the kinds of captcha apart, also those that cannot be shown', () => {
  const picture = { token: 't', answer_data: 'd', seconds_valid: 300 };
  expect(readCaptcha({ type: 'none' })).toEqual({ kind: 'none' });
  expect(readCaptcha({ type: 'native', url: 'data:image/png;base64,AA==', ...picture })).toEqual({
    kind: 'native',
    token: 't',
    url: 'data:image/png;base64,AA==',
    answerData: 'd',
    secondsValid: 300,
  });
  const unknown = { kind: 'unknown', name: 'kocaptcha' };
  expect(readCaptcha({ type: 'kocaptcha', url: 'javascript:alert(1)', ...picture })).toEqual(unknown);
  expect(readCaptcha({ type: 'riddle', url: 'https://a.example', ...picture })).toMatchObject({
    name: 'riddle',
  });
  expect(readCaptcha({ error: 'kocaptcha_service_unavailable' })).toEqual({ kind: 'unavailable' });
  expect(readCaptcha([])).toBeUndefined();
});

test('reads what a registration came to, and what was wrong with it', () => {
  expect(readRegistration({ access_token: 'abc', scope: 'read' })).toMatchObject({ kind: 'signed-in' });
  expect(readRegistration({ identifier: 'awaiting_approval', message: 'Wait.' })).toEqual({
    kind: 'waiting',
    reason: 'awaiting_approval',
    message: 'Wait.',
  });
  expect(readRegistration({})).toBeUndefined();
  const pleroma = { error: '{"nickname":["has already been taken"],"email":[3,"is odd"],"x":[]}' };
  expect(readRegistrationErrors(pleroma)).toEqual({
    nickname: ['has already been taken'],
    email: ['is odd'],
  });
  const mastodon = {
    error: 'Validation failed',
    details: { username: [{ error: 'ERR_TAKEN', description: 'is taken' }] },
  };
  expect(readRegistrationErrors(mastodon)).toEqual({ username: ['is taken'] });
  expect(readRegistrationErrors({ error: 'Expired token' })).toBeNull();
  expect(readRegistrationErrors(null)).toBeNull();
});

test('registers with the token of the application, leaving out what is empty [3.7.018]', () => {
  const form = {
    username: 'mina',
    password: 'p',
    email: '',
    fullname: 'Mina',
    bio: '',
    reason: '',
    birthday: '',
    language: '',
    inviteToken: 'inv',
    captcha: { solution: 's', token: 't', answerData: 'd' },
  };
  const call = register(form, 'app-token');
  expect(call).toMatchObject({ method: 'POST', path: '/api/v1/accounts', auth: 'none' });
  expect(call.headers).toEqual({ authorization: 'Bearer app-token' });
  expect(JSON.parse(JSON.stringify(call.body))).toEqual({
    kind: 'json',
    value: {
      username: 'mina',
      password: 'p',
      agreement: true,
      locale: 'en',
      fullname: 'Mina',
      token: 'inv',
      captcha_solution: 's',
      captcha_token: 't',
      captcha_answer_data: 'd',
    },
  });
  expect(requestPasswordReset('a+b@c.example')).toMatchObject({
    path: '/auth/password',
    query: { email: 'a+b@c.example' },
  });
});

test('finds the token of the second factor in the refusal of the password, and nowhere else', () => {
  const body = { error: 'mfa_required', mfa_token: 'm', supported_challenge_types: 'totp' };
  const reason = { kind: 'http', status: 403, text: null, identifier: null, body } as const;
  expect(readMfaToken(reason)).toBe('m');
  expect(readMfaToken({ ...reason, body: { error: 'nope', mfa_token: 'm' } })).toBeNull();
  expect(readMfaToken({ kind: 'offline', timedOut: false })).toBeNull();
  const app = { clientId: 'c', clientSecret: 's' };
  expect(answerMfa({ app, mfaToken: 'm', kind: 'recovery', code: '1' }).body).toMatchObject({
    kind: 'form',
    fields: { mfa_token: 'm', challenge_type: 'recovery', code: '1', client_id: 'c' },
  });
});

test('reads the second factor, sessions and the answers of the account-security calls', () => {
  expect(readSecondFactor({ settings: { enabled: true, totp: true } })).toEqual({
    enabled: true,
    totp: true,
  });
  expect(readTotpSetup({ provisioning_uri: 'otpauth://totp/x', key: 'K' })).toMatchObject({ key: 'K' });
  expect(readTotpSetup({ provisioning_uri: 'https://evil.example', key: 'K' })).toBeUndefined();
  expect(readBackupCodes({ codes: ['a', 1, 'b'] })).toEqual(['a', 'b']);
  expect(readSession({ id: 3, app_name: 'Web', valid_until: '2126-10-27T16:04:11.557457' })).toEqual({
    id: '3',
    appName: 'Web',
    validUntil: '2126-10-27T16:04:11.557457Z',
  });
  expect(readSecurityAnswer({ status: 'success' })).toEqual({ kind: 'done' });
  expect(readSecurityAnswer({ error: 'Invalid password.' })).toMatchObject({ text: 'Invalid password.' });
  expect(readSecurityAnswer({})).toBeUndefined();
  expect(changePassword('a', 'b', 'c').body).toMatchObject({ value: { new_password_confirmation: 'c' } });
  expect(turnOffTotp('p')).toMatchObject({ method: 'DELETE', path: '/api/pleroma/accounts/mfa/totp' });
  expect(endSession('1/2').path).toBe('/api/oauth_tokens/1%2F2');
});

test('reads announcements of Pleroma and of Mastodon', () => {
  const id = 'An1' as AnnouncementId;
  const common = { id, content: 'Cake', all_day: false, starts_at: null, ends_at: null, emojis: [] };
  expect(readAnnouncement({ ...common, published_at: '2026-11-20T16:04:36Z', read: false })).toMatchObject({
    read: false,
    rawContent: null,
    publishedAt: '2026-11-20T16:04:36Z',
    reactions: [],
  });
  expect(readAnnouncement({ ...common, pleroma: { raw_content: '*Cake*' } })).toMatchObject({
    read: null,
    rawContent: '*Cake*',
  });
  const reactions = [{ name: '🍰', count: 2, me: true }, { count: 1 }];
  expect(readAnnouncement({ ...common, reactions })?.reactions).toEqual([
    { name: '🍰', count: 2, me: true, url: null },
  ]);
  expect(readAnnouncement({ content: 'no id' })).toBeUndefined();
  const draft = { text: 'a', startsAt: null, endsAt: '2026-12-01T00:00:00Z', allDay: true };
  expect(createAnnouncement(draft).body).toMatchObject({ value: { starts_at: null, all_day: true } });
  expect(announcements()).toMatchObject({ feature: 'announcements', notFound: 'route' });
});

test('a profile is sent as JSON, and in parts when a picture comes along', () => {
  const plain = updateProfile({
    displayName: '',
    locked: false,
    hideFavourites: true,
    avatar: 'remove',
    fields: [{ name: 'a', value: 'b' }],
    settingsStore: { linnet: { x: 1 } },
  });
  expect(plain.body).toEqual({
    kind: 'json',
    value: {
      display_name: '',
      locked: false,
      hide_favorites: true,
      avatar: '',
      fields_attributes: [{ name: 'a', value: 'b' }],
      pleroma_settings_store: { linnet: { x: 1 } },
    },
  });
  const picture = new Blob(['x']);
  const parts = updateProfile({
    background: picture,
    actorType: 'Group',
    fields: [{ name: 'a', value: 'b' }],
  });
  expect(parts.body).toEqual({
    kind: 'multipart',
    fields: {
      actor_type: 'Group',
      'fields_attributes[0][name]': 'a',
      'fields_attributes[0][value]': 'b',
    },
    files: { pleroma_background_image: picture },
  });
});

test('reads what only the owner knows, with the defaults of servers that do not say [3.3.008]', () => {
  const own = readOwnProfile(wireAccount());
  expect(own).toMatchObject({ note: 'boats', email: null, showRole: true, allowFollowingMove: true });
  const pleroma = {
    ...wireAccount().pleroma,
    email: 'a@b.example',
    allow_following_move: false,
    notification_settings: { block_from_strangers: true, hide_notification_contents: false },
  };
  expect(readOwnProfile(wireAccount({ pleroma }))).toMatchObject({
    email: 'a@b.example',
    allowFollowingMove: false,
    blockFromStrangers: true,
  });
});

test('reads push subscriptions and per-application settings', () => {
  const sent = {
    id: 4,
    endpoint: 'https://push.example',
    alerts: { mention: true, odd: 'yes' },
    server_key: 'K',
  };
  expect(readPushSubscription(sent)).toEqual({
    id: '4',
    endpoint: 'https://push.example',
    alerts: { mention: true },
    serverKey: 'K',
  });
  const browser = { endpoint: 'e', auth: 'a', p256dh: 'p' };
  expect(subscribeToPush(browser, { mention: true }).body).toMatchObject({
    value: {
      subscription: { endpoint: 'e', keys: { auth: 'a', p256dh: 'p' } },
      data: { alerts: { mention: true } },
    },
  });
});

test('reads emoji for the picker and packs, and no file outside its folder [2.7.032]', () => {
  const emoji = {
    shortcode: 'a',
    url: 'https://h.example/a.png',
    category: 'pack:cats',
    tags: ['pack:cats'],
  };
  const hidden = { ...emoji, visible_in_picker: false };
  expect(customEmojis().read([emoji, hidden], facts).items).toEqual([
    {
      shortcode: 'a',
      url: 'https://h.example/a.png',
      staticUrl: 'https://h.example/a.png',
      category: 'cats',
      tags: ['pack:cats'],
    },
  ]);
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...emoji, shortcode: `a${index}` }));
  expect(customEmojis().read(many, facts).items).toHaveLength(10_000);
  const map = {
    a: { image_url: '/emoji/cats/a b.png', tags: ['Fun', 'pack:cats'] },
    b: { image_url: '/emoji/b.png', tags: ['Fun'] },
    c: { image_url: 'javascript:alert(1)', tags: [] },
    d: 'odd',
  };
  expect(emojiMap()).toMatchObject({ path: '/api/v1/pleroma/emoji', auth: 'none' });
  expect(emojiMap().read(map, facts)).toMatchObject([
    { shortcode: 'a', url: '/emoji/cats/a b.png', category: 'cats' },
    { shortcode: 'b', category: '', tags: ['Fun'] },
  ]);
  expect(refusal(emojiMap(), [])).toMatchObject({ reason: { kind: 'malformed' } });
  const files = { a: 'a.png', up: '../a.png', far: 'https://h.example/a.png' };
  expect(
    readEmojiPacks({ packs: { cats: { files, files_count: 3, pack: {} }, odd: 3 }, count: 2 }),
  ).toMatchObject({
    packs: { cats: { files: { a: 'a.png' }, count: 3, license: '' } },
    count: 2,
  });
  expect(readStickerPack({ title: 'Blobs', tabIcon: '//x', stickers: ['a.png', '/b.png', 4] })).toEqual({
    title: 'Blobs',
    tabIcon: 'a.png',
    stickers: ['a.png'],
  });
  expect(emojiPack('a b')).toMatchObject({ query: { name: 'a b' } });
});

test('the page that stands for a missing file is no panel; the rest of the instance is read', () => {
  expect(instancePanel().read('<p>Hello</p>', facts)).toBe('<p>Hello</p>');
  expect(refusal(instancePanel(), '<!doctype html><html></html>')).toMatchObject({
    reason: { kind: 'malformed' },
  });
  expect(instancePeers().read(['a.example', 4, 'b.example'], facts)).toEqual(['a.example', 'b.example']);
  expect(captcha()).toMatchObject({ auth: 'none', path: '/api/v1/pleroma/captcha' });
});
