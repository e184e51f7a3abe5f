import type { FeatureKey } from '@linnet/api';
import type { SandboxOptions } from '@linnet/sandbox';
import { expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';

type Character = NonNullable<SandboxOptions['character']>;

/** For the first load of the code. */
const PATIENCE = { timeout: 5000 };

/** A call that is there exactly where its feature is. */
const PROBES: readonly (readonly [FeatureKey, string])[] = [
  ['announcements', '/api/v1/announcements'],
  ['aliases', '/api/pleroma/aliases'],
  ['birthdays', '/api/v1/pleroma/birthdays?day=1&month=1'],
  ['bookmarkFolders', '/api/v1/pleroma/bookmark_folders'],
  ['bubbleTimeline', '/api/v1/timelines/bubble'],
  ['captcha', '/api/v1/pleroma/captcha'],
  ['chats', '/api/v1/pleroma/chats'],
  ['conversations', '/api/v1/conversations'],
  ['directTimeline', '/api/v1/timelines/direct'],
  ['directory', '/api/v1/directory'],
  ['domainBlocks', '/api/v1/domain_blocks'],
  ['endorsements', '/api/v1/endorsements'],
  ['familiarFollowers', '/api/v1/accounts/familiar_followers?id[]=1'],
  ['featuredTags', '/api/v1/featured_tags'],
  ['filters', '/api/v1/filters'],
  ['filtersWithResults', '/api/v2/filters'],
  ['followedTags', '/api/v1/followed_tags'],
  ['frontendConfiguration', '/api/pleroma/frontend_configurations'],
  ['instanceBlocks', '/api/v1/instance/domain_blocks'],
  ['lists', '/api/v1/lists'],
  ['mfa', '/api/pleroma/accounts/mfa'],
  ['notificationPolicy', '/api/v2/notifications/policy'],
  ['notificationsGrouped', '/api/v2/notifications'],
  ['preferences', '/api/v1/preferences'],
  ['scheduledStatuses', '/api/v1/scheduled_statuses'],
  ['search', '/api/v2/search?q=bread'],
  ['sessions', '/api/oauth_tokens'],
  ['suggestions', '/api/v2/suggestions'],
];

/** Visitors cannot tell: there the last word of the address is the name of a group, which only members look for. */
const HIDDEN: Record<string, readonly FeatureKey[]> = { hollo: ['notificationPolicy'] };

test.each<[Character, readonly FeatureKey[]]>([
  [
    'pleroma',
    ['quotesByQuoteId', 'reactionsOfPleroma', 'localScope', 'passwordGrant', 'streamingTokenByMessage'],
  ],
  ['akkoma', ['quotesByQuoteId', 'reactionsOfPleroma', 'localScope', 'passwordGrant', 'translationOfAkkoma']],
  [
    'mastodon',
    [
      'quotesByStatusId',
      'quotePolicy',
      'quoteList',
      'mediaProcessing',
      'proofKey',
      'translation',
      'streaming',
    ],
  ],
  ['hollo', ['quotesByStatusId', 'quotePolicy', 'quoteList', 'reactionsOfFedibird', 'proofKey']],
])('the documents of %s offer what its calls do', async (character, expected) => {
  const { base, send, visit } = await startServer({ character });
  const client = visit();
  client.start();
  const features = await vi.waitFor(() => {
    const loaded = client.features.loaded.get();
    if (loaded === null) throw new Error('Nothing is known yet.');
    return loaded;
  }, PATIENCE);
  const answers = await Promise.all(PROBES.map(([, path]) => send(base + path)));
  const there = PROBES.map(([key], at) => [key, answers[at]?.status !== 404] as const);
  const wrong = there.filter(
    ([key, isThere]) => features.has(key) !== isThere && !(HIDDEN[character] ?? []).includes(key),
  );
  expect(wrong).toEqual([]);
  expect(expected.filter((key) => !features.has(key))).toEqual([]);
  expect(features.has('passwordGrant')).toBe(character === 'pleroma' || character === 'akkoma');
});
