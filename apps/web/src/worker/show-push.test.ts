import { expect, test } from 'vitest';
import { type PushScope, showPush } from './show-push';
import type { WorkerConfig } from './worker-config';

const ORIGIN = 'https://nest.example';

const config: WorkerConfig = {
  language: 'de',
  reader: '7',
  home: '/dave/notifications',
  always: false,
  plainTitle: 'Etwas Neues',
  lapsed: { title: 'Nichts mehr', body: 'Bitte öffnen' },
  kinds: {
    mention: {
      words: '{name} hat dich erwähnt',
      ownWords: '',
      label: 'Erwähnungen',
      path: null,
      isActionable: true,
    },
    poll: {
      words: 'Umfrage von {name} beendet',
      ownWords: 'Deine Umfrage ist beendet',
      label: 'Umfragen',
      path: null,
      isActionable: false,
    },
    'pleroma:chat_mention': {
      words: '{name} schreibt dir',
      ownWords: '',
      label: 'Chat',
      path: '/users/dave/chats/~person~',
      isActionable: false,
    },
    'pleroma:emoji_reaction': {
      words: '{name}: {emoji}',
      ownWords: '',
      label: 'Reaktionen',
      path: null,
      isActionable: false,
    },
  },
};

const payload = {
  access_token: 'abc-123',
  notification_id: 42,
  notification_type: 'mention',
  title: 'New Mention',
  body: '@bob: hello',
};

const account = {
  id: '9',
  acct: 'bob',
  username: 'bob',
  display_name: 'Bob :cat:',
  emojis: [{ shortcode: 'cat' }],
  avatar_static: `${ORIGIN}/bob.png`,
};

const mention = {
  account,
  status: { id: 'A1', spoiler_text: '', content: '<p>Hello<br>there &amp; &lt;here&gt;</p>' },
};

interface Given {
  config?: object | null;
  answer?: () => Response | Promise<Response>;
  /** What the open pages say to whether they hear of it; a frozen one says nothing. */
  pages?: readonly boolean[];
}

function world({ config: kept = config, answer = () => Response.json(mention), pages = [] }: Given = {}) {
  const shown: { title: string; options: NotificationOptions }[] = [];
  const asked: Request[] = [];
  let ended = 0;
  const subscription = { unsubscribe: () => Promise.resolve(Boolean((ended += 1))) };
  // The edge of the worker's world: of the browser's wide types only what is used is there.
  const here = {
    origin: ORIGIN,
    caches: { match: () => Promise.resolve(kept === null ? undefined : Response.json(kept)) },
    clients: {
      matchAll: () =>
        Promise.resolve(
          pages.map((says) => ({
            postMessage: (_message: unknown, [port]: [MessagePort]) => port.postMessage(says),
          })),
        ),
    },
    fetch: (path: string, init: RequestInit) => {
      asked.push(new Request(ORIGIN + path, { headers: init.headers ?? {} }));
      return Promise.resolve(answer());
    },
    registration: {
      pushManager: { getSubscription: () => Promise.resolve(subscription) },
      getNotifications: ({ tag }: { tag: string }) =>
        Promise.resolve(shown.filter(({ options }) => options.tag === tag)),
      showNotification(title: string, options: NotificationOptions) {
        shown.push({ title, options });
        return Promise.resolve();
      },
    },
  } as unknown as PushScope;
  const tell = (sent: unknown) => showPush(typeof sent === 'string' ? sent : JSON.stringify(sent), here);
  return { tell, shown, asked, ended: () => ended };
}

test('a click on the push of a chat message opens the chat, or all chats where it is not known which', async () => {
  const push = { ...payload, notification_type: 'pleroma:chat_mention' };
  const message = { account, status: null, chat_message: { content: 'Tee &amp; Kuchen?' } };
  const { tell, shown } = world({ answer: () => Response.json(message) });
  await tell(push);
  expect(shown[0]?.title).toBe('Bob schreibt dir');
  expect(shown[0]?.options).toMatchObject({
    body: 'Tee & Kuchen?',
    data: { path: '/users/dave/chats/9', notification: '42' },
  });
  const unknown = world({ answer: () => new Response('', { status: 500 }) });
  await unknown.tell(push);
  expect(unknown.shown[0]?.options.data).toMatchObject({ path: '/users/dave/chats' });
});

test('a push is shown with the texts of the interface and the contents from the server', async () => {
  const { tell, shown, asked } = world();
  await tell(payload);
  expect(shown).toEqual([
    {
      title: 'Bob hat dich erwähnt',
      options: {
        body: 'Hello there & <here>',
        tag: 'linnet-42',
        lang: 'de',
        icon: `${ORIGIN}/bob.png`,
        badge: '/favicon.png',
        data: { path: '/notice/A1', notification: '' },
      },
    },
  ]);
  expect(asked.map(({ url }) => url)).toEqual([`${ORIGIN}/api/v1/notifications/42`]);
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer abc-123');
});

test('hidden contents are neither shown nor fetched', async () => {
  const { tell, shown, asked } = world();
  const { title: _, ...hidden } = payload;
  await tell({ ...hidden, body: 'New Mention', icon: `${ORIGIN}/bob.png` });
  expect(shown).toMatchObject([{ title: 'Etwas Neues', options: { body: 'Erwähnungen' } }]);
  expect(JSON.stringify(shown)).not.toContain('ob');
  expect(asked).toEqual([]);
});

test('a click marks it as read, unless it needs an action', async () => {
  const { tell, shown } = world();
  await tell({ ...payload, notification_type: 'poll' });
  await tell({ ...payload, notification_id: 43 });
  expect(shown.map(({ options }) => options.data)).toMatchObject([
    { notification: '42' },
    { notification: '' },
  ]);
  // One of a version that did not say.
  const { isActionable: _, ...poll } = { ...config.kinds['poll'] };
  const older = world({ config: { ...config, kinds: { poll } } });
  await older.tell({ ...payload, notification_type: 'poll' });
  expect(older.shown[0]?.options.data).toMatchObject({ notification: '' });
});

test('a message behind a subject stays there, and one’s own poll is one’s own', async () => {
  const { tell, shown } = world({
    answer: () =>
      Response.json({
        account: { ...account, id: '7' },
        status: { id: 'A1', spoiler_text: 'The end', content: 'butler' },
      }),
  });
  await tell({ ...payload, notification_type: 'poll' });
  expect(shown).toMatchObject([{ title: 'Deine Umfrage ist beendet', options: { body: 'The end' } }]);
});

test.each([
  ['refuses', () => Response.json({ error: 'no' }, { status: 403 })],
  ['cannot be reached', () => Promise.reject(new TypeError('network'))],
  ['answers nonsense', () => new Response('<html>')],
])('when the server %s the alert says what came with the push', async (_, answer) => {
  const { tell, shown } = world({ answer });
  await tell(payload);
  expect(shown).toMatchObject([
    { title: 'Erwähnungen', options: { body: '@bob: hello', data: { path: '/dave/notifications' } } },
  ]);
});

test('nothing is shown twice, or while a page shows its own alerts, unless the setting wants that', async () => {
  const quiet = world({ pages: [false, true] });
  await quiet.tell(payload);
  expect(quiet.shown).toEqual([]);
  const deaf = world({ pages: [false] });
  await deaf.tell(payload);
  await deaf.tell(payload);
  expect(deaf.shown).toHaveLength(1);
  const always = world({ pages: [true], config: { ...config, always: true } });
  await always.tell(payload);
  expect(always.shown).toHaveLength(1);
});

test('kinds that are turned off show no alert', async () => {
  const { tell, shown } = world();
  await tell({ ...payload, notification_type: 'favourite' });
  await tell({ ...payload, notification_type: 'toString' });
  expect(shown).toEqual([]);
});

test('after signing out the subscription is ended', async () => {
  const { tell, shown, ended } = world({ config: null });
  await tell(payload);
  expect(shown).toEqual([]);
  expect(ended()).toBe(1);
});

test.each([
  'no json',
  '[]',
  'null',
  { ...payload, notification_id: '../../oauth/revoke' },
  { ...payload, notification_id: { toString: 1 } },
  { ...payload, notification_type: 7 },
])('a hostile push is none: %j', async (sent) => {
  const { tell, shown, asked } = world();
  await tell(sent);
  expect(shown).toEqual([]);
  expect(asked).toEqual([]);
});

test('hostile contents lead nowhere and don’t change the direction of the text', async () => {
  const { tell, shown, asked } = world({
    answer: () =>
      Response.json({
        account: {
          ...account,
          display_name: `\u202Egnp.exe {emoji} ${'x'.repeat(5000)}`,
          avatar_static: 'https://elsewhere.example/track.png',
        },
        emoji: '{name}',
        status: { id: '../../x?y', spoiler_text: 7, content: '<img src=x onerror=alert(1)>hi<script' },
      }),
  });
  await tell({ ...payload, notification_type: 'pleroma:emoji_reaction', access_token: 'a\r\nb' });
  expect(asked).toEqual([]);
  await tell({ ...payload, notification_id: '43', notification_type: 'pleroma:emoji_reaction' });
  const [, alert] = shown;
  expect(alert?.title).not.toMatch(/\u202E/);
  expect(alert?.title).toMatch(/^gnp\.exe \{emoji\} x{100,}….*: \{name\}$/);
  expect(alert?.options).toMatchObject({
    body: 'hi',
    icon: '/favicon.png',
    data: { path: '/notice/..%2F..%2Fx%3Fy', notification: '43' },
  });
});

test.each([{ home: '//elsewhere.example' }, { kinds: 7 }, { kinds: { mention: {} } }, { language: null }])(
  'a config of another version is read with care: %j',
  async (change) => {
    const { tell, shown } = world({ config: { ...config, ...change } });
    await tell(payload);
    expect(shown).toEqual([]);
  },
);

test('the first picture is shown, unless media load on demand or it is on another host', async () => {
  const pictures = [
    { type: 'video', preview_url: `${ORIGIN}/film.png` },
    { type: 'image', preview_url: `${ORIGIN}/small.png`, url: `${ORIGIN}/large.png` },
  ];
  const status = { ...mention.status, media_attachments: pictures };
  const tellOf = async (more: object) => {
    const { tell, shown } = world({
      answer: () => Response.json({ account, status: { ...status, ...more } }),
    });
    await tell(payload);
    return shown[0]?.options;
  };
  expect(await tellOf({})).toMatchObject({ image: `${ORIGIN}/small.png` });
  const elsewhere = [{ type: 'image', url: 'https://far.example/large.png' }];
  for (const more of [{ sensitive: true }, { spoiler_text: 'Eyes' }, { media_attachments: elsewhere }]) {
    expect(await tellOf(more)).not.toHaveProperty('image');
  }
});

test('kinds with a screen of their own open it', async () => {
  const words = {
    words: '{name} fragt',
    ownWords: '',
    label: 'Anfragen',
    path: '/friend-requests',
    isActionable: true,
  };
  const asking = { ...payload, notification_type: 'follow_request' };
  for (const answer of [() => Response.json({ account }), () => new Response(null, { status: 500 })]) {
    const { tell, shown } = world({ config: { ...config, kinds: { follow_request: words } }, answer });
    await tell(asking);
    expect(shown[0]?.options.data).toMatchObject({ path: '/friend-requests' });
  }
  const outside = world({
    config: { ...config, kinds: { follow_request: { ...words, path: '//far.example' } } },
  });
  await outside.tell(asking);
  expect(outside.shown[0]?.options.data).toMatchObject({ path: '/notice/A1' });
});
