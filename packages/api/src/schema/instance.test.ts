import { expect, test } from 'vitest';
import { readFrontendConfigurations } from './frontend-configuration';
import { readInstance } from './instance';
import { readNodeinfo } from './instance-details';
import { readApp, readToken } from './access';

const pleroma = {
  uri: 'harbour.example',
  title: 'Harbour',
  version: '2.7.2 (compatible; Pleroma 2.7.0)',
  description: 'a quiet place',
  urls: { streaming_api: 'wss://harbour.example' },
  thumbnail: 'https://harbour.example/thumb.png',
  background_image: '/images/sea.jpg',
  registrations: true,
  approval_required: true,
  max_toot_chars: 5000,
  upload_limit: 16_000_000,
  description_limit: 5000,
  avatar_upload_limit: 2_000_000,
  banner_upload_limit: 4_000_000,
  rules: [{ id: '1', text: 'No wake', hint: '' }, { id: '2' }],
  poll_limits: { max_options: 20, max_option_chars: 200, min_expiration: 0, max_expiration: 31_536_000 },
  configuration: {
    statuses: { max_characters: 1, max_media_attachments: 1000 },
    polls: { max_options: 1 },
    media_attachments: {
      image_size_limit: 16_000_000,
      video_size_limit: 16_000_000,
      supported_mime_types: ['application/octet-stream'],
    },
  },
  pleroma: {
    metadata: {
      features: ['editing', 'shout'],
      post_formats: ['text/plain', 'text/markdown'],
      birthday_required: true,
      birthday_min_age: 5844,
      fields_limits: { max_fields: 10, max_remote_fields: 20, name_length: 512, value_length: 2048 },
    },
    vapid_public_key: 'BP',
  },
};

test('reads the instance as Pleroma tells it [1.7.009]', () => {
  expect(readInstance(pleroma)).toEqual({
    title: 'Harbour',
    domain: 'harbour.example',
    version: '2.7.2 (compatible; Pleroma 2.7.0)',
    description: 'a quiet place',
    textLimit: 5000,
    shoutLimit: 0,
    chatLimit: 0,
    registrationOpen: true,
    approvalRequired: true,
    activationRequired: false,
    birthdayRequired: true,
    birthdayMinAge: 5844,
    rules: [{ id: '1', text: 'No wake', hint: '' }],
    streamingUrl: 'wss://harbour.example',
    pollLimits: { maxOptions: 20, maxOptionChars: 200, minExpiration: 0, maxExpiration: 31_536_000 },
    uploadLimit: 16_000_000,
    mediaLimits: {
      perStatus: 1000,
      pictureSize: 16_000_000,
      videoSize: 16_000_000,
      descriptionLength: 5000,
      types: [],
    },
    pictureLimits: { avatar: 2_000_000, header: 4_000_000, background: 0 },
    fieldLimits: { max: 10, nameLength: 512, valueLength: 2048 },
    postFormats: ['text/plain', 'text/markdown'],
    features: ['editing', 'shout'],
    thumbnail: 'https://harbour.example/thumb.png',
    backgroundImage: '/images/sea.jpg',
    vapidPublicKey: 'BP',
  });
});

test('falls back on the common configuration where there is no extension', () => {
  const read = readInstance({
    title: 'Mole',
    version: '0.10.0',
    urls: {},
    feature_quote: true,
    fedibird_capabilities: ['emoji_reaction'],
    configuration: {
      statuses: { max_characters: 500, supported_mime_types: ['text/plain', 'text/markdown'] },
      polls: {
        max_options: 5,
        max_characters_per_option: 50,
        min_expiration: 300,
        max_expiration: 2_629_746,
      },
      media_attachments: {
        image_size_limit: 10,
        video_size_limit: 40,
        description_limit: 1500,
        supported_mime_types: ['image/png', 'video/mp4'],
      },
    },
  });
  expect(read).toMatchObject({
    textLimit: 500,
    shoutLimit: 0,
    chatLimit: 0,
    streamingUrl: null,
    pollLimits: { maxOptions: 5, maxOptionChars: 50, minExpiration: 300, maxExpiration: 2_629_746 },
    uploadLimit: 40,
    mediaLimits: {
      perStatus: 0,
      pictureSize: 10,
      videoSize: 40,
      descriptionLength: 1500,
      types: ['image/png', 'video/mp4'],
    },
    postFormats: ['text/plain', 'text/markdown'],
    features: ['emoji_reaction', 'feature_quote'],
    registrationOpen: false,
  });
});

test('reads the second version of the document', () => {
  const read = readInstance({
    domain: 'm.example',
    title: 'M',
    version: '4.5.0',
    thumbnail: { url: 'https://m.example/t.png' },
    registrations: { enabled: true, approval_required: true },
    configuration: { urls: { streaming: 'wss://stream.m.example' }, vapid: { public_key: 'BK' } },
  });
  expect(read).toMatchObject({
    streamingUrl: 'wss://stream.m.example',
    thumbnail: 'https://m.example/t.png',
    registrationOpen: true,
    approvalRequired: true,
    vapidPublicKey: 'BK',
  });
});

test('a text where a list belongs is no list of letters', () => {
  const metadata = { features: 'abc', post_formats: { length: 2 } };
  expect(readInstance({ ...pleroma, pleroma: { metadata } })).toMatchObject({
    features: [],
    postFormats: ['text/plain'],
  });
});

test('what a server leaves out has a default, what is no instance is unreadable [2.9.002]', () => {
  expect(readInstance({ title: 'x' })).toMatchObject({
    textLimit: 0,
    shoutLimit: 0,
    chatLimit: 0,
    pollLimits: { maxOptions: 4, maxOptionChars: 255, minExpiration: 60, maxExpiration: 86_400 },
    postFormats: ['text/plain'],
  });
  expect(readInstance({ error: 'no' })).toBeUndefined();
  expect(readInstance([])).toBeUndefined();
});

test.each(['https://x.example', 'javascript:x', 'wss://'])(
  'streams from no address like %s',
  (streaming_api) => {
    expect(readInstance({ ...pleroma, urls: { streaming_api } })?.streamingUrl).toBeNull();
  },
);

test('reads nodeinfo, rich and bare', () => {
  const rich = readNodeinfo({
    software: { name: 'pleroma', version: '2.7.0' },
    openRegistrations: true,
    metadata: {
      private: true,
      federation: { enabled: false, mrf_policies: ['TagPolicy'] },
      roles: { admin: [], moderator: [] },
      suggestions: { enabled: true },
      mailerEnabled: true,
    },
  });
  expect(rich).toMatchObject({
    private: true,
    federating: false,
    suggestionsEnabled: true,
    mailerEnabled: true,
    policies: ['TagPolicy'],
    namesPrivileges: true,
  });
  const bare = readNodeinfo({ software: { name: 'hollo', version: '0.10.0' }, metadata: {} });
  expect(bare).toMatchObject({
    softwareName: 'hollo',
    federating: null,
    private: false,
    features: [],
    namesPrivileges: false,
  });
  expect(readNodeinfo({ error: 'unknown version' })).toBeUndefined();
});

test('keeps the sections of front ends as they are [1.7.011]', () => {
  expect(readFrontendConfigurations({ linnet: { theme: 'x' }, other: 'text' })).toEqual({
    linnet: { theme: 'x' },
  });
});

test('an app or a token without its secret is unreadable [1.3.011]', () => {
  expect(readApp({ client_id: 'a', client_secret: 'b' })).toEqual({ clientId: 'a', clientSecret: 'b' });
  expect(readApp({ client_id: 'a' })).toBeUndefined();
  expect(readToken({ id: 812, access_token: 't', scope: 'read' })).toEqual({
    accessToken: 't',
    id: '812',
    scope: 'read',
  });
  expect(readToken({ identifier: 'awaiting_approval' })).toBeUndefined();
  expect(readToken({ access_token: 'a\r\nb: c' })).toBeUndefined();
});
