/** `base` is `wss://host`. With a token the address carries it, for servers that accept nothing else. */
export function streamingAddress(base: string, token: string | null): string {
  const address = `${base.replace(/\/+$/, '')}/api/v1/streaming`;
  return token === null ? address : `${address}?${new URLSearchParams({ access_token: token }).toString()}`;
}
