/** Letters and digits that are not mistaken for each other. */
const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A random password of twenty signs (115 bits), in groups that can be read aloud. */
export function newPassword(): string {
  const group = (): string => Array.from({ length: GROUP_LENGTH }, nextSign).join('');
  return Array.from({ length: GROUPS }, group).join('-');

  /** Bytes beyond the last multiple of the signs are drawn again: each sign is equally likely. */
  function nextSign(): string {
    const limit = 256 - (256 % signs.length);
    for (;;) {
      const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
      if (byte < limit) return signs.charAt(byte % signs.length);
    }
  }
}
