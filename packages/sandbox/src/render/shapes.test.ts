import type { WireAccount, WireNotification, WireStatus } from '@linnet/api/wire';
import { beforeAll, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

/** Keys that answers of a real server have, always and for everybody; one list per object. */
const KEYS = {
  account:
    'acct avatar avatar_static bot created_at display_name emojis fields followers_count following_count fqn header header_static id last_status_at locked note pleroma source statuses_count url username',
  accountPleroma:
    'accepts_chat_messages also_known_as ap_id avatar_description background_image favicon header_description hide_favorites hide_followers hide_followers_count hide_follows hide_follows_count is_admin is_confirmed is_moderator is_suggested privileges relationship skip_thread_containment tags',
  ownPleroma:
    'allow_following_move birthday chat_token deactivated email notification_settings settings_store unread_conversation_count unread_notifications_count',
  relationship:
    'blocked_by blocking domain_blocking endorsed followed_by following id muting muting_notifications note notifying requested showing_reblogs subscribing',
  shared:
    'account application bookmarked content created_at emojis favourited favourites_count id in_reply_to_account_id in_reply_to_id language media_attachments mentions muted pinned pleroma reblog reblogged reblogs_count replies_count sensitive spoiler_text tags uri url visibility',
  originalOnly: 'card edited_at poll text',
  statusPleroma:
    'bookmark_folder content context conversation_id direct_conversation_id emoji_reactions expires_at in_reply_to_account_acct list_id local parent_visible pinned_at quote quote_id quote_url quote_visible quotes_count spoiler_text thread_muted',
  attachment: 'blurhash description id meta pleroma preview_url remote_url text_url type url',
  notification: 'account created_at group_key id pleroma status type',
  instance:
    'approval_required avatar_upload_limit background_image background_upload_limit banner_upload_limit chat_limit configuration contact_account description description_limit email languages max_media_attachments max_toot_chars pleroma poll_limits registrations rules short_description shout_limit stats thumbnail title upload_limit uri urls version',
  instance2:
    'configuration contact description domain languages pleroma registrations rules source_url thumbnail title usage version',
  nodeinfo: 'metadata openRegistrations protocols services software usage version',
  nodeinfoMetadata:
    'accountActivationRequired features federation fieldsLimits invitesEnabled mailerEnabled nodeDescription nodeName pollLimits postFormats private restrictedNicknames roles skipThreadContainment staffAccounts suggestions uploadLimits',
  emoji: 'category shortcode static_url tags url visible_in_picker',
  token: 'access_token created_at expires_in id me refresh_token scope token_type',
};

const keys = (...lists: (keyof typeof KEYS)[]) => lists.flatMap((list) => KEYS[list].split(' ')).sort();
const keysOf = (value: object | null | undefined) => Object.keys(value ?? {}).sort();

let here: TestSandbox;
let alice: string;
beforeAll(async () => {
  here = await startSandbox({ seed: 'demo' });
  alice = await here.signIn('alice');
});

test('accounts, other people’s and one’s own', async () => {
  const wren = (await here.get('/api/v1/accounts/wren@hedgerow.example')).json<WireAccount>();
  expect(keysOf(wren)).toEqual(keys('account'));
  expect(keysOf(wren.pleroma)).toEqual(keys('accountPleroma'));
  expect(keysOf(wren.source)).toEqual(['fields', 'note', 'pleroma', 'sensitive']);
  const me = (await here.get('/api/v1/accounts/verify_credentials', alice)).json<WireAccount>();
  expect(keysOf(me)).toEqual([...keys('account'), 'follow_requests_count'].sort());
  expect(keysOf(me.pleroma)).toEqual(keys('accountPleroma', 'ownPleroma'));
  expect(keysOf(me.source)).toEqual(['fields', 'note', 'pleroma', 'privacy', 'sensitive']);
  const relationship = await here.get(`/api/v1/accounts/relationships?id=${wren.id}`, alice);
  expect(keysOf(relationship.json<object[]>()[0])).toEqual(keys('relationship'));
});

test('statuses of every kind', async () => {
  const found: WireStatus[] = [];
  for (let page = 0; page < 15; page += 1) {
    const path = `/api/v1/timelines/home?limit=40&offset=${page * 40}`;
    found.push(...(await here.get(path, alice)).json<WireStatus[]>());
  }
  const repeats = found.filter((status) => status.reblog);
  const originals = found.filter((status) => !status.reblog);
  const pictures = found.flatMap((status) => status.media_attachments);
  expect(Math.min(repeats.length, originals.length, pictures.length)).toBeGreaterThan(5);
  for (const status of repeats) {
    expect(keysOf(status)).toEqual(keys('shared'));
    expect(keysOf(status.pleroma)).toEqual(['bookmark_folder', 'local', 'pinned_at']);
  }
  for (const status of originals) {
    expect(keysOf(status)).toEqual(keys('shared', 'originalOnly'));
    expect(keysOf(status.pleroma)).toEqual(keys('statusPleroma'));
  }
  for (const attachment of pictures) {
    expect(keysOf(attachment)).toEqual(keys('attachment'));
    expect(attachment.blurhash).toMatch(/^[\w#$%*+,\-.:;=?@[\]^{|}~]{28}$/);
  }
  for (const status of found) {
    expect(status.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);
    expect(status.id).toMatch(/^[0-9A-Za-z]{18}$/);
  }
});

test('notifications, instance, nodeinfo, emoji, token', async () => {
  const [told] = (await here.get('/api/v1/notifications?types[]=favourite', alice)).json<
    WireNotification[]
  >();
  expect(keysOf(told)).toEqual(keys('notification'));
  expect(keysOf((await here.get('/api/v1/instance')).json())).toEqual(keys('instance'));
  expect(keysOf((await here.get('/api/v2/instance')).json())).toEqual(keys('instance2'));
  const nodeinfo = (await here.get('/nodeinfo/2.0.json')).json<{ metadata: object; software: object }>();
  expect(keysOf(nodeinfo)).toEqual(keys('nodeinfo'));
  expect(keysOf(nodeinfo.metadata)).toEqual(keys('nodeinfoMetadata'));
  expect(keysOf(nodeinfo.software)).toEqual(['name', 'version']);
  expect((await here.get('/nodeinfo/2.2.json')).json()).toEqual({
    error: 'Nodeinfo schema version not handled',
  });
  expect(keysOf((await here.get('/api/v1/custom_emojis')).json<object[]>()[0])).toEqual(keys('emoji'));
  expect(keysOf(await here.token('bob'))).toEqual(keys('token'));
});
