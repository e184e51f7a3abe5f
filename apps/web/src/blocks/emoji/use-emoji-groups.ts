import { type Client, onePer, perClient } from '@linnet/domain';
import {
  type Emoji,
  type EmojiChoices,
  type EmojiGroup,
  indexEmoji,
  loadCustomGroups,
  noEmojiChoices,
  onEmojiChange,
  readEmojiChoices,
  readUnicodeGroups,
  recentGroup,
  searchEmoji,
  withoutJoined,
} from '@linnet/domain/emoji';
import { useMemo, useState } from 'react';
import { log } from '../../boot/logger';
import { LazyPart, useLazyPart } from '../../platform/chunks/lazy-part';
import { useClient } from '../../platform/client/client-provider';
import { useLacks } from '../../platform/client/use-has';
import { type JsonRecord, deviceStorage, readRecord, writeRecord } from '../../platform/storage/storages';

/** The server's custom emoji: fetched when a picker is first opened, and again when somebody has changed them here. */
export const customEmojiOf = perClient((client) => {
  const part = new LazyPart(() => loadCustom(client));
  onEmojiChange(client, part.refresh);
  return part;
});

async function loadCustom(client: Client): Promise<readonly EmojiGroup[]> {
  try {
    return await loadCustomGroups(client);
  } catch (error) {
    log('warn', 'The emoji of the server could not be loaded.', error);
    throw error;
  }
}

/** The nine Unicode groups in the interface's language, loaded when a picker is first opened. */
export const unicodeEmoji = (): LazyPart<readonly EmojiGroup[]> =>
  unicodeEmojiAt(window.linnetEarly?.emoji ?? '');

const emojiParts = new Map<string, LazyPart<readonly EmojiGroup[]>>();

function unicodeEmojiAt(address: string): LazyPart<readonly EmojiGroup[]> {
  const known = emojiParts.get(address) ?? new LazyPart(() => loadUnicode(address));
  emojiParts.set(address, known);
  return known;
}

async function loadUnicode(address: string): Promise<readonly EmojiGroup[]> {
  try {
    const response = await fetch(address, { credentials: 'omit' });
    if (!response.ok) throw new Error(`The server answered the request for emoji with ${response.status}.`);
    return readUnicodeGroups(await response.json());
  } catch (error) {
    log('warn', 'The names of emoji could not be loaded.', error);
    throw error;
  }
}

const noGroups: readonly EmojiGroup[] = [];

interface EmojiGroupOptions {
  /** Includes the server's custom emoji. */
  readonly withCustom: boolean;
  /** Only emoji that the server accepts as reactions. */
  readonly forReactions: boolean;
}

/** All groups that the picker offers. If the custom emoji can't be loaded, it still offers the nine Unicode groups. */
export function useEmojiGroups({ withCustom, forReactions }: EmojiGroupOptions) {
  const customPart = customEmojiOf(useClient());
  const unicodePart = unicodeEmoji();
  const unicode = useLazyPart(unicodePart);
  const custom = useLazyPart(customPart, withCustom);
  const unicodeGroups = unicode.state === 'ready' ? unicode.part : noGroups;
  const customGroups = withCustom && custom.state === 'ready' ? custom.part : noGroups;
  const lacks = useLacks();
  // Some servers refuse emoji that are joined of several, such as families, as reactions.
  const lacksJoined = forReactions && lacks(['joinedEmojiReactions']);
  const groups = useMemo(
    () => [...customGroups, ...(lacksJoined ? withoutJoined(unicodeGroups) : unicodeGroups)],
    [customGroups, unicodeGroups, lacksJoined],
  );
  const isCustomLoading = withCustom && (custom.state === 'idle' || custom.state === 'loading');
  const failed = unicode.state === 'failed' || unicode.state === 'late';

  return {
    state: failed ? 'failed' : unicode.state !== 'ready' || isCustomLoading ? 'loading' : 'ready',
    /** The server's groups, then the nine of Unicode. */
    groups,
    lacksCustom: withCustom && (custom.state === 'failed' || custom.state === 'late'),
    retry() {
      unicodePart.retry();
      if (withCustom) customPart.retry();
    },
  };
}

/** Built with the first search and reused, so that opening a picker doesn't wait for it. */
const searchIndexOf = onePer((groups: readonly EmojiGroup[]) =>
  indexEmoji(groups.flatMap(({ emoji }) => emoji)),
);

/** What a search finds in all groups, the best first. */
export const findEmoji = (groups: readonly EmojiGroup[], query: string): readonly Emoji[] =>
  searchEmoji(searchIndexOf(groups), query);

/** The groups in the grid: the recent emoji and all groups, or the results of a search. */
export function useShownGroups(
  groups: readonly EmojiGroup[],
  { recent, query }: { recent: readonly string[]; query: string },
): readonly EmojiGroup[] {
  const all = useMemo(() => {
    const latest = recentGroup(recent, groups);
    return latest === null ? groups : [latest, ...groups];
  }, [groups, recent]);
  return useMemo(() => {
    if (query.trim() === '') return all;
    const emoji = findEmoji(groups, query);
    return emoji.length === 0 ? [] : [{ id: 'found', title: { kind: 'found' }, emoji }];
  }, [all, groups, query]);
}

/** Where the picker's choices are stored on this device; null for visitors. */
const recordOf = ({ records }: Pick<Client, 'records'>): JsonRecord<EmojiChoices> | null =>
  records && { key: records.name('emoji'), read: readEmojiChoices };

/** The picker's stored choices of the viewer, read anew each time. */
export function storedEmojiChoices(client: Pick<Client, 'records'>): EmojiChoices {
  const record = recordOf(client);
  return (record && readRecord(deviceStorage, record)) ?? noEmojiChoices;
}

type Change = (choices: EmojiChoices) => EmojiChoices;

/** The picker's choices; a visitor's end with the picker. */
export function useEmojiChoices(): readonly [EmojiChoices, (change: Change) => void] {
  const client = useClient();
  const record = recordOf(client);
  const [choices, setChoices] = useState(() => storedEmojiChoices(client));

  function update(change: Change): void {
    const next = change(choices);
    setChoices(next);
    if (record !== null) writeRecord(deviceStorage, record, next);
  }

  return [choices, update];
}
