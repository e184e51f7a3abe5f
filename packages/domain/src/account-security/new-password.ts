/** Letters and digits that are not mistaken for each other. */
const characters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A random password of twenty characters (115 bits), in groups that can be read aloud. */
export function newPassword(): string {
  const group = (): string => Array.from({ length: GROUP_LENGTH }, randomCharacter).join('');
  return Array.from({ length: GROUPS }, group).join('-');

  /** Draws again when a byte is beyond the last multiple of the number of characters: so each is equally likely. */
  function randomCharacter(): string {
    const limit = 256 - (256 % characters.length);
    for (;;) {
      const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
      if (byte < limit) return characters.charAt(byte % characters.length);
    }
  }
}
