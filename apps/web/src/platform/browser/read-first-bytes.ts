/** The first bytes of a response. The rest is not loaded: servers may ignore a requested range and send the whole file. */
export async function readFirstBytes({ body }: Response, maxBytes: number): Promise<Uint8Array> {
  const bytes: number[] = [];
  const reader = body?.getReader();
  while (reader !== undefined && bytes.length < maxBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes.push(...value.subarray(0, maxBytes - bytes.length));
  }
  await reader?.cancel();
  return Uint8Array.from(bytes);
}
