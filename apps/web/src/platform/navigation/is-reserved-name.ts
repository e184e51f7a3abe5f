import { routeAddresses } from './route-addresses';

/** What our own addresses begin with: `main`, `notice`, `about`. */
const ownWords: ReadonlySet<string> = new Set(
  Object.values(routeAddresses).flatMap((address) => {
    const [, word = ''] = typeof address === 'string' ? address.split('/') : [];
    return word === '' || word.startsWith(':') ? [] : [word];
  }),
);

/** Screens of Pleroma-FE, and of servers, that are none of ours: words that no person has for a name there. */
const othersWords: ReadonlySet<string> = new Set([
  'admin',
  'bookmark_folders',
  'chats',
  'shout-panel',
  'web',
]);

/** Whether a word that stands alone in an address is none of a person: the server or we need it for something else. */
export function isReservedName(name: string, restrictedNicknames: readonly string[]): boolean {
  const word = name.toLowerCase();
  if (othersWords.has(word)) return true;
  return ownWords.has(word) || restrictedNicknames.some((restricted) => restricted.toLowerCase() === word);
}
