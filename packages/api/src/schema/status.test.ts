import { isWithheld } from './account';
import { expect, test } from 'vitest';
import { wireRepeat, wireStatus } from '../testing/wire-samples';
import { readContext } from './conversations';
import { readStatus } from './status';

test('reads every part of a status [2.3.001]', () => {
  expect(readStatus(wireStatus())).toMatchObject({
    id: 'St0000000000000001',
    url: 'https://harbour.example/notice/St0000000000000001',
    account: { acct: 'nils' },
    repeatOf: null,
    content: 'Low tide at six',
    subject: 'tides',
    sourceText: null,
    createdAt: '2024-11-05T18:03:21.000Z',
    scope: 'unlisted',
    local: true,
    conversationId: '991',
    repliesCount: 3,
    repeatsCount: 1,
    favouritesCount: 2,
    quotesCount: 6,
    favourited: true,
    repeated: false,
    bookmarked: true,
    bookmarkFolderId: 'Fo1',
    muted: false,
    threadMuted: true,
    applicationName: 'Spyglass',
    expiresAt: '2024-11-09T18:03:21.123456Z',
    mentions: [{ id: 'Ac0000000000000ida', acct: 'ida@far.example' }],
    tags: [{ name: 'tides' }],
    quote: null,
  });
});

test('reads the attachment, the poll, the card and the reactions of a status [2.3.001, 2.3.017]', () => {
  expect(readStatus(wireStatus())).toMatchObject({
    attachments: [
      {
        id: '-12',
        kind: 'image',
        mimeType: 'image/png',
        remoteUrl: 'https://origin.example/tide.png',
        description: 'a pier',
        size: { width: 800, height: 600 },
      },
    ],
    poll: { id: '7', multiple: true, votersCount: 3, nonAnonymous: true, voted: true, ownVotes: [1] },
    card: { url: 'https://tides.example/today', image: 'https://tides.example/chart.png' },
    reactions: [
      { name: '⚓', count: 2, me: true, url: null, accountIds: ['Ac0000000000000ida'] },
      { name: 'wave@far.example', url: 'https://far.example/emoji/wave.png' },
    ],
  });
});

test('a post does not end with its poll, although its author is told so', () => {
  const poll = { ...wireStatus().poll, expires_at: '2024-11-09T18:03:21.000Z' };
  expect(readStatus({ ...wireStatus(), poll })).toMatchObject({
    expiresAt: null,
    poll: { expiresAt: '2024-11-09T18:03:21.000Z' },
  });
});

test('a repeat keeps its own id and author beside the original', () => {
  const read = readStatus(wireRepeat(wireStatus()));
  expect(read).toMatchObject({
    id: 'St0000000000000009',
    account: { acct: 'ida@far.example' },
    repeatOf: { id: 'St0000000000000001', account: { acct: 'nils' }, poll: { id: '7' }, repeatOf: null },
    poll: null,
    card: null,
  });
});

test('a repeat of something unreadable is not shown under the name of the repeater', () => {
  expect(readStatus({ ...wireRepeat(wireStatus()), reblog: {} })).toBeUndefined();
});

test.each(['id', 'account'])('a status without %s is unreadable', (key) => {
  expect(readStatus({ ...wireStatus(), [key]: undefined })).toBeUndefined();
});

test('a status whose author is withheld stands without a name, alone, repeated and quoted', () => {
  const own = { ...wireStatus(), account: {} };
  const read = readStatus(own);
  expect(read).toMatchObject({ id: own.id, account: { displayName: '', acct: '', deactivated: true } });
  expect(read && isWithheld(read.account.id)).toBe(true);
  expect(readStatus({ ...wireRepeat(wireStatus()), reblog: own })?.repeatOf?.account.acct).toBe('');
  const quoting = { ...wireStatus(), quote: { ...own, id: 'St0000000000000002' } };
  const quoted = readStatus({ ...quoting, pleroma: {} })?.quote?.status;
  expect(quoted?.account.id).not.toBe(read?.account.id);
});

test('repeats of repeats and quotes of quotes are not followed', () => {
  const endless: Record<string, unknown> = { ...wireStatus() };
  endless['reblog'] = endless;
  endless['quote'] = endless;
  const read = readStatus(endless);
  expect(read?.repeatOf?.repeatOf).toBeNull();
  expect(read?.quote?.status?.quote).toMatchObject({ id: endless['id'], status: null });
});

test('reads a status of a server that knows no extension [2.3.001]', () => {
  const { pleroma: _pleroma, ...bare } = wireStatus({
    in_reply_to_id: 'St0',
    in_reply_to_account_id: 'Ac0000000000000ida',
    muted: true,
    visibility: 'public',
  });
  expect(readStatus({ ...bare, quotes_count: 2, language: 'de' })).toMatchObject({
    local: true,
    inReplyToAcct: 'ida@far.example',
    parentVisible: true,
    conversationId: null,
    quotesCount: 2,
    threadMuted: true,
    bookmarkFolderId: null,
    language: 'de',
    reactions: [],
  });
});

test('names the author as the one replied to in a thread of their own', () => {
  const own = wireStatus();
  expect(readStatus({ ...own, in_reply_to_id: 'St0', in_reply_to_account_id: own.account.id })).toMatchObject(
    {
      inReplyToAcct: 'nils',
    },
  );
});

test.each([
  ['public', 'public'],
  ['local', 'local'],
  ['mutuals_only', 'private'],
  ['', 'private'],
  [undefined, 'public'],
])('takes the visibility %j for the scope %s', (visibility, scope) => {
  expect(readStatus({ ...wireStatus(), visibility })?.scope).toBe(scope);
});

test('a status that its server keeps to itself is local', () => {
  expect(readStatus({ ...wireStatus(), local_only: true })?.scope).toBe('local');
  expect(readStatus({ ...wireStatus({ visibility: 'direct' }), local_only: true })?.scope).toBe('direct');
});

test.each([
  ['beside the extension', { emoji_reactions: [{ name: 'a', count: 1, me: false }] }, ['a']],
  [
    'with a host of its own',
    { emoji_reactions: [{ name: ':cat:', domain: 'far.example' }] },
    ['cat@far.example'],
  ],
  ['under the shorter name', { reactions: [{ name: '🐟', count: 1 }] }, ['🐟']],
])('reads reactions %s', (_case, sent, names) => {
  const { pleroma: _pleroma, ...bare } = wireStatus();
  expect(readStatus({ ...bare, ...sent })?.reactions.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['gifv', undefined, 'video'],
  ['unknown', 'audio/ogg', 'audio'],
  ['unknown', 'application/x-shockwave-flash', 'flash'],
  ['unknown', 'text/html', 'html'],
  ['image', 'application/octet-stream', 'image'],
  ['unknown', 'application/pdf', 'unknown'],
])('takes an attachment of type %s and %s for %s [2.3.018]', (type, mime, kind) => {
  const media_attachments = [{ id: '1', type, url: 'https://x.example/f', pleroma: { mime_type: mime } }];
  expect(readStatus({ ...wireStatus(), media_attachments })?.attachments[0]?.kind).toBe(kind);
});

test.each([
  { width: 0, height: 10 },
  { width: -1, height: 10 },
  { width: Infinity, height: 10 },
  { width: '8', height: 10 },
  null,
])('an attachment of %j has no size', (original) => {
  const media_attachments = [{ id: '1', type: 'image', meta: { original } }];
  expect(readStatus({ ...wireStatus(), media_attachments })?.attachments[0]?.size).toBeNull();
});

test('no address of a status can run as a script', () => {
  const evil = 'javascript:alert(document.domain)';
  const read = readStatus({
    ...wireStatus(),
    url: evil,
    uri: evil,
    card: { url: evil, title: 'x' },
    mentions: [{ id: '1', acct: 'a', url: evil }],
    tags: [{ name: 't', url: evil }],
    emojis: [{ shortcode: 'x', url: evil }],
    media_attachments: [{ id: '1', type: 'image', url: evil, preview_url: evil, remote_url: evil }],
    pleroma: { quote_url: evil, emoji_reactions: [{ name: 'x', url: evil }] },
  });
  expect(read).toBeDefined();
  expect(JSON.stringify(read)).not.toContain('javascript:');
});

test('cuts lists and texts that are longer than any post', () => {
  const mention = { id: '1', acct: 'a', username: 'a', url: '' };
  const read = readStatus({
    ...wireStatus(),
    content: 'x'.repeat(1_500_000),
    mentions: Array.from({ length: 5_000 }, () => mention),
    media_attachments: Array.from({ length: 5_000 }, () => ({ id: '1' })),
  });
  expect(read?.content).toHaveLength(1_000_000);
  expect(read?.mentions).toHaveLength(1_000);
  expect(read?.attachments).toHaveLength(200);
});

test('a status without a readable time is given one that dates can be made of', () => {
  const read = readStatus({ ...wireStatus(), created_at: 'yesterday', edited_at: 'soon' });
  expect(read?.createdAt).toBe('1970-01-01T00:00:00.000Z');
  expect(read?.editedAt).toBeNull();
});

test('a context leaves out what it cannot read, and reads the others when they are asked for', () => {
  const broken = [{}, { ...wireStatus(), account: null }, { ...wireStatus(), id: null }];
  const context = readContext({ ancestors: [wireStatus(), ...broken], descendants: null });
  expect(context).toMatchObject({ ancestors: [{ id: 'St0000000000000001' }], descendants: [] });
  expect(context?.ancestors[0]?.read()).toEqual(readStatus(wireStatus()));
  expect(readContext({ error: 'no' })).toBeUndefined();
});
