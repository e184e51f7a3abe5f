/** `base` is `wss://host`. A token becomes part of the address, for servers that accept nothing else. */
export function streamingAddress(base: string, token: string | null): string {
  const address = `${base.replace(/\/+$/, '')}/api/v1/streaming`;
  return token === null ? address : `${address}?${new URLSearchParams({ access_token: token }).toString()}`;
}
