import { readAccount, readRelationship, type FeatureKey } from '@linnet/api';
import type { SessionState } from '@linnet/domain';
import { expect, test } from 'vitest';
import { testClient } from '../../testing/test-client';
import { reportingAndModeration } from './person-steps';
import type { AccountScene } from './account-action';
import { accountActions } from './account-actions';

interface Given {
  readonly account?: object;
  /** Null: the server has not told. */
  readonly relationship?: object | null;
  readonly visitor?: boolean;
  readonly can?: readonly FeatureKey[];
  /** The person is asked before a mute. */
  readonly asked?: boolean;
}

const all: readonly FeatureKey[] = ['lists', 'notify', 'removeFollower', 'domainBlocks', 'muteDuration'];

function sceneOf({
  account = {},
  relationship = {},
  visitor = false,
  can = all,
  asked = false,
}: Given): AccountScene {
  const read = readAccount({
    id: 'robin',
    username: 'robin',
    acct: 'robin',
    url: 'https://nest.example/users/robin',
    ...account,
  });
  if (read === undefined) throw new Error('The account cannot be read.');
  const client = testClient();
  client.settings.write('modalOnMute', asked);
  const member = { state: 'signed-in', accountId: 'a1', username: 'wren', own: null };
  return {
    client,
    account: read,
    relationship: relationship && (readRelationship({ id: 'robin', ...relationship }) ?? null),
    // Where ids of this kind come from is not what is tested.
    session: (visitor ? { state: 'visitor' } : member) as SessionState,
    has: (key) => can.includes(key),
  };
}

/** The ids of what is offered to everybody, so without the steps of staff; in brackets what cannot be done now. */
function offered(given: Given): string {
  const scene = sceneOf(given);
  return accountActions
    .filter((action) => !reportingAndModeration.includes(action) && action.can(scene))
    .map((action) => (action.isDisabled?.(scene) === true ? `(${action.id})` : action.id))
    .join(' ');
}

const words = 'mention direct';
const remote = { acct: 'robin@far.example', url: 'https://far.example/@robin' };

const table: readonly [string, Given, string][] = [
  ['a visitor', { visitor: true, relationship: null }, 'copyAddress'],
  ['oneself', { account: { id: 'a1' }, relationship: null }, 'copyAddress'],
  ['a stranger', {}, `${words} follow lists mute muteFor block copyAddress`],
  [
    'somebody not told of yet',
    { relationship: null },
    `${words} (follow) lists (mute) (muteFor) (block) copyAddress`,
  ],
  [
    'somebody of another server, not told of yet',
    { account: remote, relationship: null },
    `${words} (follow) lists (mute) (muteFor) (block) (domain) copyAddress original`,
  ],
  [
    'whom one follows',
    { relationship: { following: true } },
    `${words} follow notify repeats lists mute muteFor block copyAddress`,
  ],
  [
    'whom one has asked',
    { relationship: { requested: true } },
    `${words} follow lists mute muteFor block copyAddress`,
  ],
  [
    'a follower',
    { relationship: { followed_by: true } },
    `${words} follow lists removeFollower mute muteFor block copyAddress`,
  ],
  ['somebody muted', { relationship: { muting: true } }, `${words} follow lists mute block copyAddress`],
  [
    'a stranger, where one is asked before each mute',
    { asked: true },
    `${words} follow lists mute block copyAddress`,
  ],
  ['whom one blocks', { relationship: { blocking: true } }, `${words} lists mute muteFor block copyAddress`],
  [
    'somebody of another server',
    { account: remote },
    `${words} follow lists mute muteFor block domain copyAddress original`,
  ],
  [
    'somebody who was deactivated',
    { account: { pleroma: { deactivated: true } } },
    '(mention) (direct) (follow) lists (mute) (muteFor) (block) copyAddress',
  ],
  [
    'somebody muted who was deactivated',
    { account: { pleroma: { deactivated: true } }, relationship: { muting: true } },
    '(mention) (direct) (follow) lists mute (block) copyAddress',
  ],
  [
    'a server that can little',
    { account: remote, relationship: { following: true, followed_by: true }, can: [] },
    `${words} follow repeats mute block copyAddress original`,
  ],
];

test.each(table)(
  'about %s is offered what makes sense [3.1.003, 3.4.008, 3.4.009, 3.5.003, 3.6.009]',
  (_name, given, expected) => {
    expect(offered(given)).toBe(expected);
  },
);

test('a chat is offered where the server has chats, and not begun with who accepts no messages or was deactivated [3.6.010]', () => {
  const can: readonly FeatureKey[] = ['chats'];
  const chat = (given: Given) => /\(?chat\)?/.exec(offered(given))?.[0];
  expect(chat({ can })).toBe('chat');
  expect(chat({ can: [] })).toBeUndefined();
  expect(chat({ can, visitor: true, relationship: null })).toBeUndefined();
  expect(chat({ can, account: { pleroma: { accepts_chat_messages: false } } })).toBe('(chat)');
  expect(chat({ can, account: { pleroma: { deactivated: true } } })).toBe('(chat)');
});
