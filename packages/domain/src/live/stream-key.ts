import type { StreamName } from '@linnet/api';

/** What distinguishes two streams. */
export function streamKey({ stream, list, tag, instance }: StreamName): string {
  return [stream, list ?? tag ?? instance ?? ''].join(' ');
}
