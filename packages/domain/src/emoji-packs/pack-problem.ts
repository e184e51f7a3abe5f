import type { ErrorReason } from '@linnet/api';

/** What the server means by an error about packs, where its sentence says more than its status. */
export type PackProblem =
  | 'checksum'
  | 'not_shared'
  | 'no_sharing'
  | 'not_there'
  | 'pack_exists'
  | 'pack_name'
  | 'pack_missing'
  | 'emoji_missing'
  | 'taken'
  | 'unreachable'
  | 'fallback'
  | 'file';

interface Sentence {
  readonly problem: PackProblem;
  readonly says: RegExp;
}

/** The sentences of Pleroma and Akkoma; the first that fits counts. */
const sentences: readonly Sentence[] = [
  { problem: 'checksum', says: /sha256 .*doesn.t match/i },
  { problem: 'not_shared', says: /not set as shared/i },
  { problem: 'no_sharing', says: /does not support sharing emoji/i },
  { problem: 'pack_exists', says: /^a pack named .* already exists/i },
  { problem: 'pack_name', says: /creating pack\. \(posix error/i },
  { problem: 'pack_missing', says: /^pack .* (?:is not found|does not exist)/i },
  { problem: 'emoji_missing', says: /^emoji .* does not exist/i },
  { problem: 'taken', says: /shortcode (?:already exists|.* is already used)/i },
  { problem: 'unreachable', says: /^(?:econnrefused|nxdomain|timeout|ehostunreach)$/i },
  { problem: 'fallback', says: /fallback archive|updating pack metadata/i },
  { problem: 'file', says: /adding file to pack/i },
];

/** The problem that an error is about; null where the error speaks for itself. */
export function packProblem(reason: ErrorReason): PackProblem | null {
  if (reason.kind === 'ignored') return 'not_there';
  if (reason.kind !== 'http' || reason.text === null) return null;
  const { text } = reason;
  return sentences.find(({ says }) => says.test(text))?.problem ?? null;
}
