import type { AccountId } from '@linnet/api';

const CREATED_AT = Date.parse('2026-03-01');

const reply = {
  openAt: null,
  key: 'c1',
  changedAt: CREATED_AT,
  text: 'an answer',
};
const job = {
  id: 'j1',
  content: {
    subject: '',
    sensitive: false,
    contentType: 'text/plain',
    language: 'en',
    attachments: [],
    poll: null,
    inReplyToId: null,
    quoteId: null,
    scheduledAt: null,
    expiresIn: null,
    quotePolicy: null,
    following: [],
    text: 'on its way',
    scope: 'public',
  },
  madeAt: CREATED_AT,
  steps: [{ key: 'j1', keyAt: CREATED_AT, begunAt: null, looks: true, done: null }],
  // Not sent during a test.
  phase: { state: 'waiting', until: CREATED_AT * 2, why: null },
  tries: 1,
  held: false,
  openAt: null,
  context: 'quote 6',
};

/** The records of the previous release. Names and shapes must stay readable, as its tabs may still be open. */
export function recordsOfLastRelease(account: AccountId, token: string): ReadonlyMap<string, string> {
  const records: Record<string, unknown> = {
    'linnet-session': { token, accountId: account, username: 'alice' },
    'linnet-app': { clientId: 'client', clientSecret: 'secret', scopes: 'read write follow push admin' },
    'linnet-settings': { hideNsfw: false, muteWords: ['rain'], keys: { reply: 'z' } },
    'linnet-synced': {
      account,
      entries: {
        hideNsfw: { at: CREATED_AT, value: 'false' },
        'muteWords/rain': { at: CREATED_AT, value: 'true' },
      },
      fe: null,
    },
    [`linnet-draft ${account} new`]: { ...reply, text: 'half a thought', scope: 'unlisted', key: 'n1' },
    [`linnet-draft ${account} reply 5`]: reply,
    [`linnet-draft ${account} form profile`]: { displayName: 'Alice' },
    [`linnet-draft ${account} form new-list`]: { title: 'Birds', members: [], begun: null },
    [`linnet-job ${account} j1`]: job,
    [`linnet-uploads ${account} t1`]: { rows: [{ slot: 'new', name: 'owl.png' }] },
    [`linnet-posted ${account}`]: { '7': 'j0' },
    [`linnet-searches ${account}`]: { searches: ['gorse'] },
    [`linnet-commands ${account}`]: { commands: ['go.home'] },
    [`linnet-emoji ${account}`]: { recent: ['👋'], tone: 4, keepsOpen: false },
    [`linnet-filters ${account}`]: {
      filters: [
        {
          id: '1',
          phrase: 'snow',
          context: ['home'],
          expires_at: null,
          irreversible: false,
          whole_word: true,
        },
      ],
    },
    [`linnet-preferences ${account}`]: { hideAttachments: true },
    [`linnet-seen ${account}`]: { upTo: '3', single: ['5'] },
    [`linnet-push ${account}`]: {
      endpoint: 'https://push.example/1',
      asked: { mention: true },
      carried: { mention: true },
      at: CREATED_AT,
    },
  };
  return new Map([
    ['linnet-server', 'pleroma'],
    ['linnet-post-language', 'en'],
    ...Object.entries(records).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  ]);
}
