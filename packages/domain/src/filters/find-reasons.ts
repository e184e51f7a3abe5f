import type { FilterMatch, Relationship } from '@linnet/api';
import type { StatusRow } from '../graph/rows';
import { noReasons, type MuteReason } from './mute-reason';
import type { MuteSettings } from './mute-settings';

export interface MuteFacts {
  status: Pick<StatusRow, 'muted' | 'threadMuted' | 'sensitive'>;
  isBot: boolean;
  /** The relationship to the author; undefined when it was not loaded. */
  relation: Pick<Relationship, 'muting' | 'blocking'> | undefined;
  /** The filters that match. */
  matches: readonly FilterMatch[];
  settings: MuteSettings;
  /** Subject and plain text. Called only when there are words to look for. */
  words: () => string;
  /** Milliseconds since 1970. */
  now: number;
}

/** All reasons to hide a status of somebody else, wherever it is shown. */
export function findReasons(facts: MuteFacts): readonly MuteReason[] {
  const { status, isBot, relation, settings } = facts;
  // Servers that do not send relationships with a status mark the status itself as muted when its author is.
  const isMuted = relation?.muting ?? (status.muted && !status.threadMuted);
  const marks = [
    ['blocked', relation?.blocking, false],
    ['user', isMuted, settings.hideMutedPosts],
    ['thread', status.threadMuted, settings.hideMutedThreads],
    ['bot', settings.muteBotStatuses && isBot, false],
    ['sensitive', settings.muteSensitiveStatuses && status.sensitive, false],
  ] as const;
  const found: MuteReason[] = [...wordReasons(facts), ...filterReasons(facts)];
  for (const [kind, isSo, hides] of marks) {
    if (isSo === true) found.push({ kind, hides: hides || settings.hideFilteredStatuses });
  }
  return found.length === 0 ? noReasons : found;
}

function wordReasons({ settings, words }: MuteFacts): MuteReason[] {
  const { muteWords, hideFilteredStatuses, hideWordFilteredPosts } = settings;
  if (muteWords.length === 0) return [];
  const text = words().toLowerCase();
  const met = muteWords.filter((word) => text.includes(word.toLowerCase()));
  const hides = hideFilteredStatuses || hideWordFilteredPosts;
  return met.length === 0 ? [] : [{ kind: 'words', hides, words: met }];
}

function filterReasons({ settings, matches, now }: MuteFacts): MuteReason[] {
  const counting = matches.filter(
    ({ filter: { expiresAt } }) => expiresAt === null || Date.parse(expiresAt) > now,
  );
  return counting.map(({ filter: { title, action, places } }) => {
    const hides = action === 'hide' || (settings.hideFilteredStatuses && action === 'warn');
    return { kind: 'filter', hides, title, action, places };
  });
}
