import { type Sender, maxAnswerLength } from './sender';
import { tooLong } from './too-long';

/** Reads up to the maximum, so that an endless response cannot fill the memory. */
async function readCapped(response: Response): Promise<string> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxAnswerLength) {
      await reader.cancel();
      throw tooLong();
    }
    pieces.push(decoder.decode(value, { stream: true }));
  }
  pieces.push(decoder.decode());
  return pieces.join('');
}

export function fetchSender(fetch: typeof globalThis.fetch): Sender {
  return async ({ url, ...request }) => {
    const response = await fetch(url, { ...request, credentials: 'omit' });
    const { status, headers } = response;
    return {
      status,
      link: headers.get('link'),
      retryAfter: headers.get('retry-after'),
      text: await readCapped(response),
    };
  };
}
