import { expect, test } from 'vitest';
import { readInstanceDetails, readNodeinfoPath } from './instance-details';

test('reads what only the second version of the document says', () => {
  const read = readInstanceDetails({
    title: 'M',
    version: '4.5.0',
    api_versions: { mastodon: 7 },
    configuration: {
      translation: { enabled: true },
      polls: { max_options: 4 },
      media_attachments: { description_limit: 1500 },
      accounts: { max_pinned_statuses: 5, max_profile_fields: 8, profile_field_name_limit: 255 },
      vapid: { public_key: 'BK' },
    },
  });
  expect(read).toEqual({
    mastodonApi: 7,
    translates: true,
    hasPolls: true,
    descriptionLimit: 1500,
    maxPinnedStatuses: 5,
    fieldLimits: { max: 8, nameLength: 255, valueLength: 0 },
    vapidPublicKey: 'BK',
  });
});

test('what it leaves out, or has in a wrong form, is not there', () => {
  const nothing = {
    mastodonApi: 0,
    translates: false,
    hasPolls: false,
    descriptionLimit: null,
    maxPinnedStatuses: null,
    fieldLimits: null,
    vapidPublicKey: null,
  };
  expect(readInstanceDetails({ title: 'M' })).toEqual(nothing);
  const wrong = { api_versions: [7], configuration: { vapid: { public_key: '' }, polls: 3, accounts: 'x' } };
  expect(readInstanceDetails({ title: 'M', ...wrong })).toEqual(nothing);
  for (const other of [null, [], 'x', { error: 'Not implemented' }])
    expect(readInstanceDetails(other)).toBeUndefined();
});

const rel = (version: string) => `http://nodeinfo.diaspora.software/ns/schema/${version}`;

test('takes the newest nodeinfo that is linked, from the server itself', () => {
  const links = [
    { rel: rel('2.0'), href: 'https://m.example/nodeinfo/2.0' },
    { rel: rel('2.1'), href: 'https://elsewhere.example/nodeinfo/2.1' },
    { rel: 'self', href: 'https://m.example/other' },
  ];
  expect(readNodeinfoPath({ links })).toBe('/nodeinfo/2.1');
  expect(readNodeinfoPath({ links: links.slice(0, 1) })).toBe('/nodeinfo/2.0');
});

test.each([
  null,
  {},
  { links: 'x' },
  { links: [{ rel: rel('2.0'), href: 'javascript:alert(1)' }] },
  { links: [{ rel: rel('2.0'), href: 'https://m.example/a/../../b' }] },
  { links: [{ rel: rel('2.0'), href: 'https://m.example/n?token=1' }] },
])('follows no link in %j', (json) => {
  expect(readNodeinfoPath(json)).toBeUndefined();
});
