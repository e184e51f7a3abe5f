/** So many are asked for at most. */
const MOST = 40;

/** The names at the end of the addresses that a server gives of its own people. */
export function staffNames(addresses: readonly string[]): readonly string[] {
  const names = addresses.map(nameIn).filter((name) => name !== null);
  return [...new Set(names)].slice(0, MOST);
}

function nameIn(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const name = new URL(address).pathname.split('/').at(-1) ?? '';
  return /^[\w.-]+$/.test(name) && !/^\.+$/.test(name) ? name : null;
}
