import { routeAddresses } from './route-addresses';

/** What our own addresses begin with: `main`, `notice`, `about`. */
const ownWords: ReadonlySet<string> = new Set(
  Object.values(routeAddresses).flatMap((address) => {
    const [, word = ''] = typeof address === 'string' ? address.split('/') : [];
    return word === '' || word.startsWith(':') ? [] : [word];
  }),
);

/** Whether a word that stands alone in an address is none of a person: the server or we need it for something else. */
export function isReservedName(name: string, restrictedNicknames: readonly string[]): boolean {
  const word = name.toLowerCase();
  return ownWords.has(word) || restrictedNicknames.some((restricted) => restricted.toLowerCase() === word);
}
