import { routeAddresses } from './route-addresses';

/** The first words of our own addresses: `main`, `notice`, `about`. */
const ownWords: ReadonlySet<string> = new Set(
  Object.values(routeAddresses).flatMap((address) => {
    const [, word = ''] = typeof address === 'string' ? address.split('/') : [];
    return word === '' || word.startsWith(':') ? [] : [word];
  }),
);

/** First words of addresses that Pleroma-FE or servers have and this client has not: nobody is called so. */
const othersWords: ReadonlySet<string> = new Set(['admin', 'bookmark_folders', 'chats', 'web']);

/** Whether a one-word address cannot be a person's name, because the server or the client uses the word. */
export function isReservedName(name: string, restrictedNicknames: readonly string[]): boolean {
  const word = name.toLowerCase();
  if (othersWords.has(word)) return true;
  return ownWords.has(word) || restrictedNicknames.some((restricted) => restricted.toLowerCase() === word);
}
