import type { Client } from '@linnet/domain';
import { type KeyId, type KeyReader, createKeyReader, keyEntry } from '@linnet/domain/keys';
import { keysSettings } from '@linnet/domain/settings';
import { useEffect } from 'react';
import { useClient, useInstance, useSession } from '../../platform/client/client-provider';
import { useOwnAccount } from '../account/use-own-account';
import { takeEarlyKeys } from '../../platform/hotkeys/early-keys';
import { pageKeysOf, useHotkey } from '../../platform/hotkeys/page-keys';
import { isTyping, strokeOf } from '../../platform/hotkeys/stroke-of';
import { navigate } from '../../platform/navigation/navigate';
import { profilePath } from '../../platform/navigation/path-to';
import { useNavigationItems } from '../navigation/use-navigation-items';
import { rememberSelection, selectedCard } from './card-selection';
import { runKey, cardKeys } from './run-key';

interface GoToKey {
  readonly key: KeyId;
  /** Ids of navigation entries; the first one that is offered is used. */
  readonly entryIds: readonly string[];
}

/** Where the "go to" keys lead. The viewer's profile is missing, because it is not an entry of the navigation. */
export const goToKeys: readonly GoToKey[] = [
  { key: 'goHome', entryIds: ['home'] },
  { key: 'goLocal', entryIds: ['public'] },
  { key: 'goKnown', entryIds: ['twkn'] },
  { key: 'goNotifications', entryIds: ['notifications', 'interactions'] },
  { key: 'goDirect', entryIds: ['dms'] },
  { key: 'goChats', entryIds: ['chats'] },
  { key: 'goBookmarks', entryIds: ['bookmarks'] },
  { key: 'goSettings', entryIds: ['settings'] },
];

/** The entry that a key leads to; undefined where none of them is offered. */
export function entryOfKey<Entry extends { readonly id: string }>(
  { entryIds }: GoToKey,
  offered: readonly Entry[],
): Entry | undefined {
  return entryIds.flatMap((id) => offered.find((item) => item.id === id) ?? [])[0];
}

/** Registers the keys that lead to the navigation entries offered to the viewer. */
function useGoKeys(): void {
  const offered = useNavigationItems();
  const ownAccount = useOwnAccount();
  const { nodeinfo } = useInstance();
  const pageKeys = pageKeysOf(useClient());

  useEffect(() => {
    const ends = goToKeys.flatMap((goToKey) => {
      const entry = entryOfKey(goToKey, offered);
      return entry === undefined ? [] : [pageKeys.add(goToKey.key, () => navigate(entry.to))];
    });
    return () => ends.forEach((end) => end());
  }, [offered, pageKeys]);

  useHotkey(
    'goProfile',
    () => ownAccount && navigate(profilePath(ownAccount, nodeinfo?.restrictedNicknames ?? [])),
    {
      enabled: ownAccount !== undefined,
    },
  );
}

/** An unfinished sequence of keys is dropped after this time. */
const SEQUENCE_TIMEOUT_MS = 1500;

/** Strokes with Ctrl, and function keys: they neither type anything nor press buttons. */
const NON_TYPING = /^(?:Mod\+.|F\d)/;

/** Runs the commands of pressed keys, as the viewer has set them. Returns a function that ends this. */
function listenForKeys(client: Client): () => void {
  const { settings } = client;
  const choices = () => settings.valueOf('keys', keysSettings.keys);
  let reader: KeyReader = createKeyReader(choices());
  let sequenceTimer: ReturnType<typeof setTimeout> | undefined;
  const unsubscribe = settings.subscribe(() => {
    reader = createKeyReader(choices());
  });

  function handle(event: KeyboardEvent): void {
    const stroke = event.defaultPrevented ? null : strokeOf(event);
    if (stroke === null || !settings.valueOf('keyboardShortcuts', keysSettings.keyboardShortcuts)) return;
    if (isTyping(event.target) && !NON_TYPING.test(stroke)) return void reader.reset();
    if (stroke === 'Escape' && reader.reset()) return;
    if (runStroke(event, stroke)) event.preventDefault();
  }

  function runStroke(event: KeyboardEvent, stroke: string): boolean {
    clearTimeout(sequenceTimer);
    const read = reader.press(stroke);
    if (read.kind === 'prefix') sequenceTimer = setTimeout(() => reader.reset(), SEQUENCE_TIMEOUT_MS);
    if (read.kind !== 'command') return read.kind === 'prefix';
    if (event.repeat && keyEntry(read.id).repeats !== true) return false;
    // Named keys keep their usual effect in links, players and lists; on the card itself they run our commands.
    const isNamed = stroke.length > 1 && stroke !== 'Escape' && !NON_TYPING.test(stroke);
    if (isNamed && event.target !== selectedCard()) return false;
    return runKey(client, read.id);
  }

  // Waits until the handlers that early keys need are registered, which happens in the same commit.
  const startTimer = setTimeout(() => {
    document.addEventListener('keydown', handle);
    takeEarlyKeys().forEach(handle);
  });
  return () => {
    clearTimeout(startTimer);
    clearTimeout(sequenceTimer);
    unsubscribe();
    document.removeEventListener('keydown', handle);
  };
}

/** Renders nothing. Handles the keyboard commands of the page. */
export function PageKeysHost(): null {
  const client = useClient();
  const isVisitor = useSession().state === 'visitor';
  useGoKeys();
  useEffect(() => {
    if (!isVisitor) cardKeys.start();
  }, [isVisitor]);
  useEffect(() => {
    const ends = [listenForKeys(client), rememberSelection()];
    return () => ends.forEach((end) => end());
  }, [client]);
  return null;
}
