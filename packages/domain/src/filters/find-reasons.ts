import type { FilterMatch, Relationship } from '@linnet/api';
import type { StatusRow } from '../graph/rows';
import type { Settings } from '../settings/settings';
import type { SettingValue } from '../settings/start-settings';
import { type MuteReason, noReasons } from './mute-reason';

type MuteKey =
  | 'muteWords'
  | 'muteBotStatuses'
  | 'muteSensitiveStatuses'
  | 'hideFilteredStatuses'
  | 'hideMutedPosts'
  | 'hideMutedThreads'
  | 'hideWordFilteredPosts';

/** The settings that mute statuses, and those that hide muted statuses without a placeholder. */
type MuteSettings = { readonly [Key in MuteKey]: SettingValue<Key> };

export function readMuteSettings({ get }: Pick<Settings, 'get'>): MuteSettings {
  return {
    muteWords: get('muteWords'),
    muteBotStatuses: get('muteBotStatuses'),
    muteSensitiveStatuses: get('muteSensitiveStatuses'),
    hideFilteredStatuses: get('hideFilteredStatuses'),
    hideMutedPosts: get('hideMutedPosts'),
    hideMutedThreads: get('hideMutedThreads'),
    hideWordFilteredPosts: get('hideWordFilteredPosts'),
  };
}

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
  for (const [kind, applies, hides] of marks) {
    if (applies === true) found.push({ kind, hides: hides || settings.hideFilteredStatuses });
  }
  return found.length === 0 ? noReasons : found;
}

function wordReasons({ settings, words }: MuteFacts): MuteReason[] {
  const { muteWords, hideFilteredStatuses, hideWordFilteredPosts } = settings;
  if (muteWords.length === 0) return [];
  const text = words().toLowerCase();
  const matched = muteWords.filter((word) => text.includes(word.toLowerCase()));
  const hides = hideFilteredStatuses || hideWordFilteredPosts;
  return matched.length === 0 ? [] : [{ kind: 'words', hides, words: matched }];
}

function filterReasons({ settings, matches, now }: MuteFacts): MuteReason[] {
  const active = matches.filter(
    ({ filter: { expiresAt } }) => expiresAt === null || Date.parse(expiresAt) > now,
  );
  return active.map(({ filter: { title, action, contexts } }) => {
    const hides = action === 'hide' || (settings.hideFilteredStatuses && action === 'warn');
    return { kind: 'filter', hides, title, action, contexts };
  });
}
