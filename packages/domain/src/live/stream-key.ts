import type { StreamName } from '@linnet/api';

/** What distinguishes two streams. */
export function streamKey({ stream, list, tag, instance }: StreamName): string {
  return [stream, list ?? tag ?? instance ?? ''].join(' ');
}

/** The key of a stream as a frame names it, `['hashtag', 'Cats']`. Servers write tags in whatever way. */
export function heardKey([stream = 'user', argument = '']: readonly string[]): string {
  return [stream, stream === 'hashtag' ? argument.toLowerCase() : argument].join(' ');
}
