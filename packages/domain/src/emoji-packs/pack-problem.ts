import type { ErrorReason } from '@linnet/api';

/** The meaning of a server's error about packs, recognised by its sentence. */
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
  readonly pattern: RegExp;
}

/** The sentences of Pleroma and Akkoma; the first that matches counts. */
const sentences: readonly Sentence[] = [
  { problem: 'checksum', pattern: /sha256 .*doesn.t match/i },
  { problem: 'not_shared', pattern: /not set as shared/i },
  { problem: 'no_sharing', pattern: /does not support sharing emoji/i },
  { problem: 'pack_exists', pattern: /^a pack named .* already exists/i },
  { problem: 'pack_name', pattern: /creating pack\. \(posix error/i },
  { problem: 'pack_missing', pattern: /^pack .* (?:is not found|does not exist)/i },
  { problem: 'emoji_missing', pattern: /^emoji .* does not exist/i },
  { problem: 'taken', pattern: /shortcode (?:already exists|.* is already used)/i },
  { problem: 'unreachable', pattern: /^(?:econnrefused|nxdomain|timeout|ehostunreach)$/i },
  { problem: 'fallback', pattern: /fallback archive|updating pack metadata/i },
  { problem: 'file', pattern: /adding file to pack/i },
];

/** The problem that an error is about; null for other errors. */
export function packProblem(reason: ErrorReason): PackProblem | null {
  // The server reported success, and the change is not there.
  if (reason.kind === 'ignored') return 'not_there';
  if (reason.kind !== 'http' || reason.text === null) return null;
  const { text } = reason;
  return sentences.find(({ pattern }) => pattern.test(text))?.problem ?? null;
}
