import { akkoma } from './akkoma/akkoma';
import type { Character } from './character';
import { hollo } from './hollo/hollo';
import { mastodon } from './mastodon/mastodon';
import { pleroma } from './pleroma';

/** The kinds of servers that the sandbox can play. */
export const CHARACTERS = { pleroma, akkoma, mastodon, hollo } as const satisfies Record<string, Character>;

export type CharacterName = keyof typeof CHARACTERS;

export function isCharacter(name: string): name is CharacterName {
  return Object.hasOwn(CHARACTERS, name);
}
