import type { Client } from '@linnet/domain';
import { type KeyId, type KeyReader, createKeyReader, keyEntry } from '@linnet/domain/keys';
import { keysSettings } from '@linnet/domain/settings';
import { useEffect } from 'react';
import { useClient, useInstance } from '../../platform/client/client-provider';
import { useOwnAccount } from '../../platform/client/use-own-profile';
import { takeEarlyKeys } from '../../platform/hotkeys/early-keys';
import { pageKeysOf, useHotkey } from '../../platform/hotkeys/page-keys';
import { isTyping, strokeOf } from '../../platform/hotkeys/stroke-of';
import { navigate } from '../../platform/navigation/navigate';
import { profilePath } from '../../platform/navigation/path-to';
import { useNavigationItems } from '../navigation/use-navigation-items';
import { keepSelection, selectedCard } from './card-selection';
import { doKey } from './do-key';

interface GoPlace {
  readonly key: KeyId;
  /** Ids of navigation entries; the first one that is offered is used. */
  readonly places: readonly string[];
}

/** Where the "go to" keys lead. The viewer's profile is missing, because it is not an entry of the navigation. */
export const goPlaces: readonly GoPlace[] = [
  { key: 'goHome', places: ['home'] },
  { key: 'goLocal', places: ['public'] },
  { key: 'goKnown', places: ['twkn'] },
  { key: 'goNotifications', places: ['notifications', 'interactions'] },
  { key: 'goDirect', places: ['dms'] },
  { key: 'goBookmarks', places: ['bookmarks'] },
  { key: 'goSettings', places: ['settings'] },
];

/** Registers the keys that lead to the navigation entries offered to the viewer. */
function useGoKeys(): void {
  const offered = useNavigationItems();
  const own = useOwnAccount();
  const { nodeinfo } = useInstance();
  const pageKeys = pageKeysOf(useClient());

  useEffect(() => {
    const ends = goPlaces.flatMap(({ key, places }) => {
      const place = places.flatMap((id) => offered.find((item) => item.id === id) ?? [])[0];
      return place === undefined ? [] : [pageKeys.add(key, () => navigate(place.to))];
    });
    return () => ends.forEach((end) => end());
  }, [offered, pageKeys]);

  useHotkey('goProfile', () => own && navigate(profilePath(own, nodeinfo?.restrictedNicknames ?? [])), {
    enabled: own !== undefined,
  });
}

/** Milliseconds after which an unfinished sequence of keys is dropped. */
const PAUSE = 1500;

/** Strokes with Ctrl, and function keys: they neither type anything nor press buttons. */
const TYPES_NOTHING = /^(?:Mod\+.|F\d)/;

/** Runs the commands of pressed keys, as the viewer has set them. Returns a function that ends this. */
function listenForKeys(client: Client): () => void {
  const { settings } = client;
  const choices = () => settings.valueOf('keys', keysSettings.keys);
  let reader: KeyReader = createKeyReader(choices());
  let pause: ReturnType<typeof setTimeout> | undefined;
  const unfollow = settings.subscribe(() => {
    reader = createKeyReader(choices());
  });

  function handle(event: KeyboardEvent): void {
    const stroke = event.defaultPrevented ? null : strokeOf(event);
    if (stroke === null || !settings.valueOf('keyboardShortcuts', keysSettings.keyboardShortcuts)) return;
    if (isTyping(event.target) && !TYPES_NOTHING.test(stroke)) return void reader.reset();
    if (stroke === 'Escape' && reader.reset()) return;
    if (answers(event, stroke)) event.preventDefault();
  }

  function answers(event: KeyboardEvent, stroke: string): boolean {
    clearTimeout(pause);
    const read = reader.press(stroke);
    if (read.kind === 'prefix') pause = setTimeout(() => reader.reset(), PAUSE);
    if (read.kind !== 'command') return read.kind === 'prefix';
    if (event.repeat && keyEntry(read.id).repeats !== true) return false;
    // Named keys keep their usual effect in links, players and lists; on the card itself they run our commands.
    const isNamed = stroke.length > 1 && stroke !== 'Escape' && !TYPES_NOTHING.test(stroke);
    if (isNamed && event.target !== selectedCard()) return false;
    return doKey(client, read.id);
  }

  // Waits until the handlers that early keys need are registered, which happens in the same commit.
  const begin = setTimeout(() => {
    document.addEventListener('keydown', handle);
    takeEarlyKeys().forEach(handle);
  });
  return () => {
    clearTimeout(begin);
    clearTimeout(pause);
    unfollow();
    document.removeEventListener('keydown', handle);
  };
}

/** Renders nothing. Handles the keyboard commands of the page. */
export function PageKeysHost(): null {
  const client = useClient();
  useGoKeys();
  useEffect(() => {
    const ends = [listenForKeys(client), keepSelection()];
    return () => ends.forEach((end) => end());
  }, [client]);
  return null;
}
