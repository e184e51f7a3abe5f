import { networkInterfaces } from 'node:os';

/** The addresses of this machine for others in the local network. */
export function networkAddresses(url: string, interfaces = networkInterfaces()): string[] {
  const { protocol, port } = new URL(url);
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `${protocol}//${address}:${port}`);
}
