import { routeAddresses } from './route-addresses';

/** The first words of our own addresses: `main`, `notice`, `about`. */
const ownWords: ReadonlySet<string> = new Set(
  Object.values(routeAddresses).flatMap((address) => {
    const [, word = ''] = typeof address === 'string' ? address.split('/') : [];
    return word === '' || word.startsWith(':') ? [] : [word];
  }),
);

/** First words of addresses of Pleroma-FE and of servers that we don't have: nobody has them as a name. */
const othersWords: ReadonlySet<string> = new Set(['admin', 'bookmark_folders', 'chats', 'web']);

/** Whether a one-word address cannot be a person's name, because the server or the client uses the word. */
export function isReservedName(name: string, restrictedNicknames: readonly string[]): boolean {
  const word = name.toLowerCase();
  if (othersWords.has(word)) return true;
  return ownWords.has(word) || restrictedNicknames.some((restricted) => restricted.toLowerCase() === word);
}
