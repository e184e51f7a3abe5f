import type { StreamName } from '@linnet/api';

/** A text that identifies a stream. */
export function streamKey({ stream, list, tag, instance }: StreamName): string {
  return [stream, list ?? tag ?? instance ?? ''].join(' ');
}

/** The key of the stream that a frame names, such as `['hashtag', 'Cats']`. Servers differ in the case of tags. */
export function keyOfFrame([stream = 'user', argument = '']: readonly string[]): string {
  return [stream, stream === 'hashtag' ? argument.toLowerCase() : argument].join(' ');
}
