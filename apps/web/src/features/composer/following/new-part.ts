import type { DraftPart } from '@linnet/domain/drafts';

/** An empty post at the end of a thread. */
export function newPart(following: readonly DraftPart[]): DraftPart {
  const used = new Set(following.map(({ id }) => id));
  let number = following.length + 2;
  while (used.has(String(number))) number += 1;
  return { id: String(number), text: '', attachments: [] };
}
