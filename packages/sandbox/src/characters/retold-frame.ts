import type { WireFrame } from '@linnet/api/wire';
import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import type { Character } from './character';

/** A frame of the socket in a character's form; null when the character doesn't send it. */
export function retoldFrame(
  character: Character,
  frame: WireFrame,
  { here, reader }: { here: Here; reader: AccountRow | null },
): WireFrame | null {
  if (!character.streams(frame.event)) return null;
  const { say } = character;
  if (
    say === null ||
    frame.event === 'delete' ||
    !('payload' in frame) ||
    typeof frame.payload !== 'string'
  ) {
    return frame;
  }
  const said = say(JSON.parse(frame.payload), { here, reader, path: {}, line: '' });
  return said === null ? null : { ...frame, payload: JSON.stringify(said) };
}
