import { expect, test } from 'vitest';
import { readInstanceAbout } from './instance-about';

const about = (federation: unknown) =>
  readInstanceAbout({ title: 'Nest', pleroma: { metadata: { federation } } })?.federation;

test('reads each list of the federation policy with its reasons [1.3.009]', () => {
  const policies = about({
    enabled: true,
    exclusions: true,
    mrf_policies: ['SimplePolicy', 'KeywordPolicy'],
    quarantined_instances: ['slow.example'],
    quarantined_instances_info: { quarantined_instances: { 'slow.example': { reason: 'leaks' } } },
    mrf_simple: {
      accept: [],
      reject: ['bad.example', 'worse.example'],
      federated_timeline_removal: ['loud.example'],
      media_nsfw: [['bare.example', 'no marks']],
      media_removal: ['heavy.example'],
    },
    mrf_simple_info: { reject: { 'worse.example': { reason: 'spam' } } },
    mrf_keyword: {
      reject: ['buy now'],
      federated_timeline_removal: ['dull'],
      replace: [{ pattern: 'colour', replacement: 'color' }, { replacement: 'nothing' }],
    },
    mrf_hashtag: { sensitive: ['nsfw'], reject: [], federated_timeline_removal: [] },
  });
  expect(policies).toEqual({
    enabled: true,
    hasExclusions: true,
    names: ['SimplePolicy', 'KeywordPolicy'],
    hosts: [
      {
        rule: 'reject',
        hosts: [
          { host: 'bad.example', reason: null },
          { host: 'worse.example', reason: 'spam' },
        ],
      },
      { rule: 'federated_timeline_removal', hosts: [{ host: 'loud.example', reason: null }] },
      { rule: 'media_removal', hosts: [{ host: 'heavy.example', reason: null }] },
      { rule: 'media_nsfw', hosts: [{ host: 'bare.example', reason: 'no marks' }] },
      { rule: 'quarantine', hosts: [{ host: 'slow.example', reason: 'leaks' }] },
    ],
    keywords: {
      reject: ['buy now'],
      federatedTimelineRemoval: ['dull'],
      replace: [{ pattern: 'colour', replacement: 'color' }],
    },
    hashtags: { reject: [], federatedTimelineRemoval: [], sensitive: ['nsfw'] },
  });
});

test('an operator who keeps the policies to themselves has none to show, and other servers say nothing', () => {
  expect(about({ enabled: false })).toMatchObject({ enabled: false, names: [], hosts: [] });
  expect(about(undefined)).toBeNull();
});

test('forms that are none are passed over', () => {
  expect(about({ mrf_simple: { reject: [7, null, {}, ''] }, quarantined_instances: 'all' })).toMatchObject({
    hosts: [],
  });
  expect(readInstanceAbout({ description: 'no name' })).toBeUndefined();
});
