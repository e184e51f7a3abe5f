/** A reading call with its parameters, each of which changes the response, and who calls it. */
export interface Reading {
  readonly call: string;
  readonly as: string;
  /** Always sent: required by the server. */
  readonly always?: Readonly<Record<string, string>>;
  readonly sends: Readonly<Record<string, string>>;
  /** `limit`, and the cursors in the Link header of a page with one row. */
  readonly pages?: 'by link' | 'by ids';
}

const api = '/api/v1';
const timelineParams = {
  only_media: 'true',
  with_muted: 'true',
} as const;

export const READINGS: readonly Reading[] = [
  { call: `GET ${api}/accounts/{bob}`, as: 'alice', sends: { with_relationships: 'true' } },
  {
    call: `GET ${api}/accounts/{bob}/followers`,
    as: 'alice',
    sends: { with_relationships: 'true' },
    pages: 'by link',
  },
  {
    call: `GET ${api}/accounts/{alice}/following`,
    as: 'alice',
    sends: { with_relationships: 'true' },
    pages: 'by link',
  },
  {
    call: `GET ${api}/accounts/{bob}/statuses`,
    as: 'alice',
    sends: {
      pinned: 'true',
      only_media: 'true',
      exclude_replies: 'true',
      exclude_reblogs: 'true',
      tagged: 'reedy{mark}',
      with_muted: 'true',
    },
    pages: 'by link',
  },
  { call: `GET ${api}/accounts/familiar_followers`, as: 'alice', sends: { 'id[]': '{bob}' } },
  { call: `GET ${api}/accounts/relationships`, as: 'alice', sends: { 'id[]': '{bob}' } },
  {
    call: `GET ${api}/accounts/search`,
    as: 'alice',
    always: { q: 'Reedwright' },
    sends: { following: 'true', limit: '1' },
  },
  { call: `GET ${api}/bookmarks`, as: 'alice', sends: { folder_id: '{folder}' }, pages: 'by link' },
  {
    call: `GET ${api}/conversations`,
    as: 'alice',
    sends: { 'recipients[]': '{carol}' },
    pages: 'by link',
  },
  { call: `GET ${api}/directory`, as: 'alice', sends: { limit: '1', offset: '1' } },
  { call: `GET ${api}/favourites`, as: 'alice', sends: {}, pages: 'by link' },
  {
    call: `GET ${api}/markers`,
    as: 'alice',
    sends: { 'timeline[]': 'notifications' },
  },
  { call: `GET ${api}/mutes`, as: 'alice', sends: { with_relationships: 'true' } },
  {
    call: `GET ${api}/notifications`,
    as: 'alice',
    sends: {
      'types[]': 'follow',
      'exclude_types[]': 'follow',
      'exclude_visibilities[]': 'direct',
      account_id: '{bob}',
      with_muted: 'true',
    },
    pages: 'by ids',
  },
  { call: `GET ${api}/pleroma/accounts/{alice}/favourites`, as: 'alice', sends: {}, pages: 'by link' },
  { call: `GET ${api}/pleroma/chats/{chat}/messages`, as: 'alice', sends: {}, pages: 'by ids' },
  { call: `GET ${api}/pleroma/statuses/{pond}/quotes`, as: 'alice', sends: {}, pages: 'by link' },
  { call: `GET ${api}/scheduled_statuses`, as: 'alice', sends: {}, pages: 'by link' },
  { call: `GET ${api}/timelines/direct`, as: 'alice', sends: {}, pages: 'by link' },
  {
    call: `GET ${api}/timelines/home`,
    as: 'alice',
    sends: { ...timelineParams, reply_visibility: 'self' },
    pages: 'by ids',
  },
  {
    call: `GET ${api}/timelines/list/{list}`,
    as: 'alice',
    sends: { ...timelineParams, reply_visibility: 'self' },
    pages: 'by ids',
  },
  {
    call: `GET ${api}/timelines/public`,
    as: 'alice',
    sends: { ...timelineParams, reply_visibility: 'self' },
    pages: 'by ids',
  },
  {
    call: `GET ${api}/timelines/tag/reedy{mark}`,
    as: 'alice',
    sends: { ...timelineParams, reply_visibility: 'self' },
    pages: 'by ids',
  },
  {
    call: 'GET /api/v2/search',
    as: 'alice',
    always: { q: 'pond' },
    sends: { type: 'accounts', account_id: '{carol}', offset: '20' },
  },
  {
    call: 'GET /api/v2/search',
    as: 'alice',
    always: { q: 'Reedwright', type: 'accounts' },
    sends: { following: 'true', limit: '1', with_relationships: 'true' },
  },
  {
    call: `GET ${api}/pleroma/admin/reports`,
    as: 'alice',
    sends: { state: 'closed', page: '2', page_size: '1' },
  },
  {
    call: `GET ${api}/pleroma/admin/users`,
    as: 'alice',
    sends: {
      query: '{carol:name}',
      name: 'Reedwright carol',
      email: 'nobody@reeds.example',
      'tags[]': 'reedy{mark}',
      filters: 'is_admin',
      'actor_types[]': 'Service',
      page: '2',
      page_size: '1',
    },
  },
  {
    call: `GET ${api}/pleroma/admin/users/{bob:name}/statuses`,
    as: 'alice',
    sends: { godmode: 'true', with_reblogs: 'true', page: '2', page_size: '1' },
  },
  { call: `GET ${api}/pleroma/admin/stats`, as: 'alice', sends: { instance: 'nosuch.example' } },
  {
    call: `GET ${api}/pleroma/admin/oauth_app`,
    as: 'alice',
    sends: { name: 'nosuch', client_id: 'nosuch', trusted: 'true', page: '99', page_size: '1' },
  },
  {
    call: `GET ${api}/pleroma/admin/statuses`,
    as: 'alice',
    sends: { godmode: 'true', with_reblogs: 'true', page: '2', page_size: '1' },
  },
  {
    call: `GET ${api}/pleroma/admin/chats/{chat}/messages`,
    as: 'alice',
    sends: {},
    pages: 'by ids',
  },
  {
    call: `GET ${api}/pleroma/admin/moderation_log`,
    as: 'alice',
    sends: {
      user_id: '{dave}',
      search: 'nothing like this',
      start_date: '2099-01-01T00:00:00.000Z',
      end_date: '2001-01-01T00:00:00.000Z',
      page: '2',
      page_size: '1',
    },
  },
  {
    call: `GET ${api}/pleroma/admin/announcements`,
    as: 'alice',
    sends: { limit: '1', offset: '1' },
  },
];
