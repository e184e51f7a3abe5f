/** Shorter words are too near to each other: "mute" and "note". */
const SHORTEST = 5;

/**
 * Whether a word was meant that differs by one letter: one too many, one that is missing, another one, or two that
 * changed places. The first letter is right, and what is typed may be the beginning of a longer word.
 */
export function isOneTypoAway(typed: string, word: string): boolean {
  if (typed.length < SHORTEST || word.length < SHORTEST - 1 || typed.charAt(0) !== word.charAt(0))
    return false;
  let at = 0;
  while (at < typed.length && typed.charAt(at) === word.charAt(at)) at += 1;
  const rest = typed.slice(at);
  const swapped = `${rest.charAt(1)}${rest.charAt(0)}${rest.slice(2)}`;
  return (
    word.startsWith(rest.slice(1), at) ||
    word.startsWith(rest.slice(1), at + 1) ||
    word.startsWith(rest, at + 1) ||
    word.startsWith(swapped, at)
  );
}
