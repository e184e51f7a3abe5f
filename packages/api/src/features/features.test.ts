import { expect, test } from 'vitest';
import { type FeatureKey, features, offeredFeatures } from './features';
import { describeServer } from './server';
import {
  akkomaDocuments,
  documentsOf,
  goToSocialDocuments,
  holloDocuments,
  mastodonDocuments,
  pleromaDocuments,
  pleromaFlags,
} from './testing/composed-servers';

const keys = Object.keys(features);

function offered(documents: Parameters<typeof documentsOf>[0]): string[] {
  return [...offeredFeatures(documentsOf(documents))].sort();
}

const words = (text: string): string[] => text.trim().split(/\s+/).sort();

test.each([
  [
    'Pleroma',
    pleromaDocuments(),
    `bookmarks bookmarkFolders reactions reactionsOfPleroma customEmojiReactions quoteListOfPleroma threadMute threadMuteExpiry
    accountFeed statusesByIds directTimeline conversations conversationPosts replyVisibility mutedInTimelines instanceTimeline filters lists
    search searchInAccount searchFollowing contentTypes statusPreview statusExpiry explicitAddressing mentionsAreWords localScope listScope polls pollsWithoutExpiry
    scheduledStatuses editing editHistory quotes quotesByQuoteId mediaDescriptionLimit accountByName
    accountLookup accountNotes notify subscriptions muteDuration removeFollower domainBlocks endorsements familiarFollowers
    birthdays scrobbles groups favouritesOfOthers remoteInteraction directory suggestions suggestionsOld
    notificationsRead notificationsInclude notificationDismiss notificationsClear markers announcements streaming
    streamingForVisitors streamingTokenByMessage streamingSubscriptions streamingAnswers push chats shout passwordGrant mfaChallenge
    adminScope registration registrationDetails captcha passwordReset accountSecurity mfa sessions aliases moveAccount imports backups
    notificationSettings profileOfPleroma settingsStore frontendConfiguration emojiOfPleroma emojiPacks
    stickers staffOfPleroma reportWithoutPosts directList joinedEmojiReactions reportOfLocals reportWithoutComment`,
  ],
  [
    'Akkoma',
    akkomaDocuments,
    `accountFeed bookmarks reactions reactionsOfPleroma customEmojiReactions threadMute threadMuteExpiry translationOfAkkoma statusesByIds
    conversations conversationPosts bubbleTimeline replyVisibility mutedInTimelines instanceTimeline filters lists followedTags
    search searchFollowing contentTypes statusPreview statusExpiry explicitAddressing mentionsAreWords localScope polls scheduledStatuses editing
    editHistory quotes quotesByQuoteId accountByName accountLookup accountNotes notify subscriptions muteDuration
    removeFollower domainBlocks favouritesOfOthers remoteInteraction directory suggestions suggestionsOld
    notificationsRead notificationsInclude notificationDismiss notificationsClear markers announcements streaming
    streamingForVisitors push passwordGrant mfaChallenge adminScope registrationDetails captcha accountSecurity mfa sessions aliases moveAccount imports
    backups notificationSettings profileOfPleroma preferences settingsStore settingsProfiles frontendConfiguration emojiOfPleroma
    emojiPacks stickers staffOfPleroma reportWithoutPosts directList joinedEmojiReactions reportOfLocals reportWithoutComment postLanguage`,
  ],
  [
    'Mastodon 4.5',
    mastodonDocuments('4.5.0', 7),
    `accountFeedOfMastodon accountPagesOfMastodon bookmarks quoteList threadMute translation statusesByIds conversations filters filtersThatCover filtersWithResults lists
    listsReplies listsExclusive followedTags trends search sensitiveByDefault languageByDefault searchInAccount searchFollowing polls pollsWithoutFiles shortAddresses scheduledStatuses editing
    editHistory quotes quotesByStatusId quotePolicy quotePolicyByDefault mediaDescriptionLimit mediaProcessing accountLookup
    accountNotes notify followLanguages muteDuration removeFollower domainBlocks endorsements familiarFollowers featuredTags
    directory suggestions suggestionsOld reportCategories reportWithoutPosts notificationsGrouped notificationPolicy
    notificationDismiss notificationsClear markers announcements announcementReactions streaming
    streamingSubscriptions push proofKey registration preferences instanceBlocks staffOfMastodon profileAsForm
    directList joinedEmojiReactions reportOfLocals reportWithoutComment postLanguage`,
  ],
  [
    'GoToSocial',
    goToSocialDocuments,
    `accountPagesOfGotosocial bookmarks threadMute conversations filters filtersWithResults lists listsReplies listsExclusive followedTags
    search sensitiveByDefault languageByDefault searchInAccount searchFollowing contentTypes localOnly mutualsScope polls scheduledStatuses editing editHistory
    interactionPolicy accountLookup accountNotes notify muteDuration featuredTags suggestionsOld
    reportCategories reportWithoutPosts notificationsClear markers announcements streaming streamingSubscriptions push preferences
    staffOfMastodon profileAsForm directList joinedEmojiReactions reportOfLocals reportWithoutComment postLanguage`,
  ],
  [
    'Hollo',
    holloDocuments,
    `accountPagesOfHollo bookmarks reactions reactionsOfFedibird quoteList lists listsReplies listsExclusive followedTags search sensitiveByDefault languageByDefault polls
    editing quotes quotesByStatusId quotePolicy accountLookup familiarFollowers featuredTags customEmojiReactions
    suggestions suggestionsOld notificationsGrouped markers announcements proofKey preferences profileAsForm postLanguage`,
  ],
])('knows what %s can', (_name, documents, expected) => {
  expect(offered(documents)).toEqual(words(expected));
});

test('what Mastodon can grows with its version', () => {
  const between = (
    older: Parameters<typeof mastodonDocuments>,
    newer: Parameters<typeof mastodonDocuments>,
  ) => {
    const before = new Set(offered(mastodonDocuments(...older)));
    return offered(mastodonDocuments(...newer)).filter((key) => !before.has(key));
  };
  expect(between(['4.2.10', null], ['4.3.1', 2])).toEqual(
    words('notificationPolicy notificationsGrouped proofKey statusesByIds'),
  );
  expect(between(['4.3.1', 2], ['4.5.0', 7])).toEqual(
    words('filtersThatCover quoteList quotePolicy quotePolicyByDefault quotes quotesByStatusId'),
  );
  expect(between(['3.4.0', null], ['4.0.2', null])).toEqual(
    words(`editHistory editing familiarFollowers filtersWithResults followedTags followLanguages instanceBlocks removeFollower
    reportCategories searchFollowing trends`),
  );
});

test('a fork of Mastodon that offers formats is Mastodon with formats', () => {
  const glitch = mastodonDocuments('4.5.0+glitch', 7);
  const v1 = {
    ...glitch.v1,
    configuration: { statuses: { supported_mime_types: ['text/plain', 'text/markdown'] } },
  };
  expect(offered({ ...glitch, v1 })).toEqual([...offered(glitch), 'contentTypes'].sort());
});

test('a fork of Pleroma is known by its feature strings, whatever its name', () => {
  const { v1, v2 } = pleromaDocuments();
  const named = { ...v1, version: '2.7.2 (compatible; Otterkoma 9.1.0)' };
  const nodeinfo = { software: { name: 'otterkoma', version: '9.1.0' }, metadata: { mailerEnabled: true } };
  expect(offered({ v1: named, ...(v2 && { v2 }), nodeinfo })).toEqual(offered(pleromaDocuments()));
});

test.each([
  ['pleroma:bookmark_folders', ['bookmarkFolders']],
  ['quote_posting', ['quoteListOfPleroma', 'quotes', 'quotesByQuoteId']],
  ['pleroma_chat_messages', ['chats']],
  ['polls', ['polls']],
  ['editing', ['editHistory', 'editing']],
  ['pleroma_emoji_reactions', ['reactions', 'reactionsOfPleroma']],
  ['mastodon_api_streaming', ['streaming', 'streamingForVisitors']],
  ['profile_directory', ['directory']],
])('a Pleroma without the string %s lacks what it stands for', (flag, lacking) => {
  const without = new Set(offered(pleromaDocuments(pleromaFlags.filter((name) => name !== flag))));
  expect(offered(pleromaDocuments()).filter((key) => !without.has(key))).toEqual(lacking);
});

test('what the staff may do, and which measures there are, the server says itself', () => {
  const { nodeinfo, ...rest } = pleromaDocuments();
  const metadata = { federation: { mrf_policies: ['TagPolicy'] }, roles: { admin: [], moderator: [] } };
  const told = { ...rest, nodeinfo: { software: { name: 'pleroma', version: '2.7.2' }, metadata } };
  const known = offered({ ...rest, ...(nodeinfo && { nodeinfo }) });
  const added = offered(told).filter((key) => !known.includes(key));
  expect(added).toEqual(['staffPrivileges', 'tagPolicy']);
});

test('a server of a family that nobody named is believed the version of Mastodon that it claims', () => {
  const documents = documentsOf({
    v1: { title: 'Hut', version: '2.8.0 (compatible; Shellback 2024.12)' },
    nodeinfo: { software: { name: 'shellback', version: '2024.12' }, metadata: {} },
  });
  expect(describeServer(documents)).toMatchObject({ family: 'other', claims: [2, 8, 0] });
  const can = offeredFeatures(documents);
  expect([...can]).toEqual(expect.arrayContaining(['polls', 'conversations', 'search', 'lists']));
  const doubtful: FeatureKey[] = ['editing', 'chats', 'filtersWithResults', 'passwordGrant', 'quotes'];
  expect(doubtful.filter((key) => can.has(key))).toEqual([]);
});

test('without nodeinfo the instance document has to do', () => {
  const family = (documents: Parameters<typeof documentsOf>[0]) =>
    describeServer({ ...documentsOf(documents), nodeinfo: null }).family;
  expect(family(holloDocuments)).toBe('hollo');
  expect(family(goToSocialDocuments)).toBe('gotosocial');
  expect(family(akkomaDocuments)).toBe('akkoma');
  expect(family(mastodonDocuments('4.3.0', 2))).toBe('mastodon');
  expect(family({ v1: { title: 'x', version: '2.7.2 (compatible; Pleroma 2.2.0)' } })).toBe('pleroma');
});

test('of a server that says nothing only what every server can is believed', () => {
  expect(offered({})).toEqual(
    [
      'filters',
      'lists',
      'markers',
      'notificationDismiss',
      'notificationsClear',
      'scheduledStatuses',
      'streaming',
      'streamingForVisitors',
      'threadMute',
      'domainBlocks',
      'postLanguage',
      'reportWithoutPosts',
      'reportWithoutComment',
      'reportOfLocals',
      'joinedEmojiReactions',
      'directList',
      'profileAsForm',
    ].sort(),
  );
});

test('every feature is there on one server and missing on another, but for a few', () => {
  const everywhere = keys.filter((key) =>
    [
      pleromaDocuments(),
      akkomaDocuments,
      mastodonDocuments('4.5.0', 7),
      goToSocialDocuments,
      holloDocuments,
    ].every((documents) => offered(documents).includes(key)),
  );
  // Anything else in here would be no difference between servers.
  expect(everywhere.sort()).toEqual(
    words('accountLookup announcements bookmarks editing lists markers polls search suggestionsOld'),
  );
});
