import type { Client } from '@linnet/domain';
import { type KeyReader, createKeyReader, keyEntry } from '@linnet/domain/keys';
import { keysSettings } from '@linnet/domain/settings';
import { useEffect } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { takeEarlyKeys } from '../../platform/hotkeys/early-keys';
import { isTyping, strokeOf } from '../../platform/hotkeys/stroke-of';
import { keepSelection, selectedCard } from './card-selection';
import { doKey } from './do-key';
import { useGoKeys } from './go-places';

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
    if (isTyping(event.target) && !TYPES_NOTHING.test(stroke)) return void reader.forget();
    if (stroke === 'Escape' && reader.forget()) return;
    if (answers(event, stroke)) event.preventDefault();
  }

  function answers(event: KeyboardEvent, stroke: string): boolean {
    clearTimeout(pause);
    const read = reader.press(stroke);
    if (read.kind === 'begins') pause = setTimeout(() => reader.forget(), PAUSE);
    if (read.kind !== 'does') return read.kind === 'begins';
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
