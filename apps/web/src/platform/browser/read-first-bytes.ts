/** The first bytes of a response. The rest is not loaded, even if the server ignores the requested range. */
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
