import { networkInterfaces } from 'node:os';

/** What other machines of the local network call an address of this one by. */
export function networkAddresses(url: string, interfaces = networkInterfaces()): string[] {
  const { protocol, port } = new URL(url);
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `${protocol}//${address}:${port}`);
}
