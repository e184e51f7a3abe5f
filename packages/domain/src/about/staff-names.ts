/** At most this many accounts are fetched. */
const MOST = 40;

/** User names from the staff addresses that a server publishes, taken from the last part of each URL's path. */
export function staffNames(addresses: readonly string[]): readonly string[] {
  const names = addresses.map(nameIn).filter((name) => name !== null);
  return [...new Set(names)].slice(0, MOST);
}

function nameIn(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const name = new URL(address).pathname.split('/').at(-1) ?? '';
  return /^[\w.-]+$/.test(name) && !/^\.+$/.test(name) ? name : null;
}
