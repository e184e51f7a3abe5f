import type { CaseJson, Step } from '@linnet/sandbox/contract';
import { CHATS, FOLDERS, OWN, POST, REPORTS, UPDATE } from '../write';
import { picture } from './world';

/** A field of a body or a query, and where its effect is visible. */
export interface Field {
  readonly name: string;
  readonly value: CaseJson;
  readonly path: string;
  /**
   * Braces name a stored value; `…` matches anywhere in the text; `any text` stands for a time that the server
   * calculates.
   */
  readonly expected: string | boolean;
  /** The call that shows it after the change; by default the response to the change itself. */
  readonly readBy?: Step;
  /** It cannot be combined with other fields. */
  readonly alone?: true;
}

/** A changing call with all parameters that our client sends. */
export interface Sending {
  readonly prepare?: readonly Step[];
  readonly call: string;
  readonly as: string;
  /** Sent with each field. */
  readonly always?: Readonly<Record<string, CaseJson>>;
  readonly fields: readonly Field[];
  /** Sent in the query, where only this call reads them. */
  readonly inQuery?: true;
}

const readOwnAccount: Step = { call: OWN, as: 'alice' };
/** A flag that is turned on and visible at this path of the caller's own account. */
const flag = (name: string, path: string, expected = true): Field => ({
  name,
  value: expected,
  path,
  expected,
  readBy: readOwnAccount,
});
/** A field that the answer shows at a path: with the value that was sent, or with another one. */
function shownField(
  name: string,
  value: CaseJson,
  shown: string | { at: string; as: string | boolean },
): Field {
  if (typeof shown !== 'string') return { name, value, path: shown.at, expected: shown.as };
  return { name, value, path: shown, expected: typeof value === 'boolean' ? value : String(value) };
}

/** Reads the report as staff. */
const readReports: Step = { call: REPORTS, as: 'alice' };
/** Any text that contains this. */
const BOLD_TEXT = '…<strong>Bold</strong>';

const status: readonly Field[] = [
  shownField('sensitive', true, 'sensitive'),
  shownField('spoiler_text', 'tea', 'spoiler_text'),
  { name: 'content_type', value: 'text/markdown', path: 'content', expected: BOLD_TEXT },
];

const rain = { phrase: 'rain', context: ['home', 'thread'] };
const filter: readonly Field[] = [
  shownField('whole_word', true, 'whole_word'),
  shownField('irreversible', true, 'irreversible'),
  shownField('expires_in', 600, { at: 'expires_at', as: 'any text' }),
];

const ANNOUNCEMENTS = '/api/v1/pleroma/admin/announcements';
const times: readonly Field[] = [
  shownField('starts_at', '2099-12-01T00:00:00Z', 'starts_at'),
  shownField('ends_at', '2099-12-02T00:00:00Z', 'ends_at'),
  shownField('all_day', true, 'all_day'),
];

const uploadFile: Step = {
  call: 'POST /api/v2/media',
  as: 'alice',
  form: {},
  files: { file: picture() },
  keep: { file: 'id' },
};

export const SENDINGS: readonly Sending[] = [
  {
    call: POST,
    as: 'alice',
    always: { status: '**Bold**' },
    fields: [
      ...status,
      shownField('visibility', 'private', 'visibility'),
      shownField('in_reply_to_id', '{path}', { at: 'in_reply_to_id', as: '{path}' }),
      shownField('quote_id', '{seen}', { at: 'pleroma.quote_id', as: '{seen}' }),
      {
        ...shownField(
          'poll',
          { options: ['a', 'b'], expires_in: 600, multiple: true },
          { at: 'poll.multiple', as: true },
        ),
        alone: true,
      },
      { ...shownField('scheduled_at', '2099-03-01T10:00:00.000Z', 'scheduled_at'), alone: true },
      { ...shownField('expires_in', 7200, { at: 'pleroma.expires_at', as: 'any text' }), alone: true },
      { ...shownField('preview', true, { at: 'id', as: 'pleroma:fakeid' }), alone: true },
    ],
  },
  {
    prepare: [{ call: POST, as: 'alice', json: { status: 'First' }, keep: { first: 'id' } }],
    call: 'PUT /api/v1/statuses/{first}',
    as: 'alice',
    always: { status: '**Bold**' },
    fields: status,
  },
  ...['POST /api/v1/statuses', 'PUT /api/v1/statuses/{first}'].map((call): Sending => ({
    prepare: [uploadFile, { call: POST, as: 'alice', json: { status: 'First' }, keep: { first: 'id' } }],
    call,
    as: 'alice',
    always: { status: 'With a file' },
    fields: [shownField('media_ids', ['{file}'], { at: 'media_attachments.0.id', as: '{file}' })],
  })),
  {
    prepare: [uploadFile],
    call: `POST ${CHATS}/{chat}/messages`,
    as: 'alice',
    always: { content: 'Look' },
    fields: [shownField('media_id', '{file}', { at: 'attachment.id', as: '{file}' })],
  },
  {
    call: UPDATE,
    as: 'alice',
    fields: [
      { name: 'display_name', value: 'Nils', path: 'display_name', expected: 'Nils', readBy: readOwnAccount },
      { name: 'note', value: 'boats', path: 'source.note', expected: 'boats', readBy: readOwnAccount },
      {
        name: 'fields_attributes',
        value: [{ name: 'berth', value: '17' }],
        path: 'source.fields.0.name',
        expected: 'berth',
        readBy: readOwnAccount,
      },
      flag('locked', 'locked'),
      flag('discoverable', 'source.pleroma.discoverable'),
      {
        name: 'actor_type',
        value: 'Service',
        path: 'source.pleroma.actor_type',
        expected: 'Service',
        readBy: readOwnAccount,
      },
      {
        name: 'default_scope',
        value: 'private',
        path: 'source.privacy',
        expected: 'private',
        readBy: readOwnAccount,
      },
      {
        name: 'birthday',
        value: '2001-02-12',
        path: 'pleroma.birthday',
        expected: '2001-02-12',
        readBy: readOwnAccount,
      },
      flag('show_birthday', 'source.pleroma.show_birthday'),
      flag('show_role', 'source.pleroma.show_role', false),
      flag('no_rich_text', 'source.pleroma.no_rich_text'),
      flag('hide_followers', 'pleroma.hide_followers'),
      flag('hide_follows', 'pleroma.hide_follows'),
      flag('hide_followers_count', 'pleroma.hide_followers_count'),
      flag('hide_follows_count', 'pleroma.hide_follows_count'),
      flag('hide_favorites', 'pleroma.hide_favorites', false),
      flag('accepts_chat_messages', 'pleroma.accepts_chat_messages', false),
      flag('allow_following_move', 'pleroma.allow_following_move', false),
      flag('skip_thread_containment', 'pleroma.skip_thread_containment', false),
      {
        name: 'pleroma_settings_store',
        value: { contract: { streaming: true } },
        path: 'pleroma.settings_store.contract.streaming',
        expected: true,
        readBy: readOwnAccount,
      },
    ],
  },
  {
    call: 'POST /api/v1/accounts/{bob}/follow',
    as: 'alice',
    fields: [shownField('reblogs', false, 'showing_reblogs'), shownField('notify', true, 'notifying')],
  },
  {
    prepare: [{ call: 'POST /api/v1/accounts/{carol}/unmute', as: 'bob', json: {} }],
    call: 'POST /api/v1/accounts/{carol}/mute',
    as: 'bob',
    fields: [
      shownField('notifications', false, 'muting_notifications'),
      {
        name: 'duration',
        value: 600,
        path: '0.mute_expires_at',
        expected: 'any text',
        readBy: { call: 'GET /api/v1/mutes', as: 'bob' },
      },
      {
        name: 'expires_in',
        value: 600,
        path: '0.mute_expires_at',
        expected: 'any text',
        readBy: { call: 'GET /api/v1/mutes', as: 'bob' },
      },
    ],
  },
  { call: 'POST /api/v1/filters', as: 'alice', always: rain, fields: filter },
  {
    prepare: [{ call: 'POST /api/v1/filters', as: 'alice', json: rain, keep: { filter: 'id' } }],
    call: 'PUT /api/v1/filters/{filter}',
    as: 'alice',
    always: rain,
    fields: filter,
  },
  {
    call: 'POST /api/v1/statuses/{seen}/bookmark',
    as: 'alice',
    fields: [shownField('folder_id', '{folder}', { at: 'pleroma.bookmark_folder', as: '{folder}' })],
  },
  {
    call: `PATCH ${FOLDERS}/{folder}`,
    as: 'alice',
    always: { name: 'Water' },
    fields: [shownField('emoji', '🐦', 'emoji')],
  },
  {
    call: `POST ${FOLDERS}`,
    as: 'alice',
    always: { name: 'Birds' },
    fields: [shownField('emoji', '🐦', 'emoji')],
  },
  {
    call: 'POST /api/v1/reports',
    as: 'bob',
    always: { account_id: '{carol}' },
    fields: [
      {
        name: 'comment',
        value: 'rude',
        path: '0.report.content',
        expected: 'rude',
        readBy: readReports,
      },
      {
        name: 'status_ids',
        value: ['{path}'],
        path: '0.report.statuses.0.id',
        expected: '{path}',
        readBy: readReports,
      },
    ],
  },
  { call: `POST ${ANNOUNCEMENTS}`, as: 'alice', always: { content: 'Cake' }, fields: times },
  {
    prepare: [{ call: `POST ${ANNOUNCEMENTS}`, as: 'alice', json: { content: 'Tea' }, keep: { news: 'id' } }],
    call: `PATCH ${ANNOUNCEMENTS}/{news}`,
    as: 'alice',
    always: { content: 'Tea at four' },
    fields: times,
  },
  {
    call: 'PUT /api/pleroma/notification_settings',
    as: 'alice',
    inQuery: true,
    fields: [
      flag('block_from_strangers', 'pleroma.notification_settings.block_from_strangers'),
      flag('hide_notification_contents', 'pleroma.notification_settings.hide_notification_contents'),
    ],
  },
];
