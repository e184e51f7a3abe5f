import type { Client } from '@linnet/domain';
import { createKeyReader, keyEntry, type KeyReader } from '@linnet/domain/keys';
import { keysSettings } from '@linnet/domain/settings';
import { takeEarlyKeys } from '../../platform/hotkeys/early-keys';
import { isTyping } from '../../platform/hotkeys/is-typing';
import { strokeOf } from '../../platform/hotkeys/stroke-of';
import { doKey } from './do-key';
import { selectedCard } from './selected-card';

/** Milliseconds after which what was begun by a key is forgotten. */
const PAUSE = 1500;

/** What is held with Ctrl, and keys of functions: they type nothing, and do nothing by themselves. */
const TYPES_NOTHING = /^(?:Mod\+.|F\d)/;

/** Answers the keys of the page, as the person wants them, until the returned function is called. */
export function listenForKeys(client: Client): () => void {
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
    // Keys with names do what they do everywhere, in links, players and lists; on the card itself they are ours.
    const isNamed = stroke.length > 1 && stroke !== 'Escape' && !TYPES_NOTHING.test(stroke);
    if (isNamed && event.target !== selectedCard()) return false;
    return doKey(client, read.id);
  }

  // Those who do what was asked for already come in this very moment too.
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
