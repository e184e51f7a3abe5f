import { parseJson } from '../read-session';
import type { Preview } from './preview';

interface PreviewConditions {
  /** The stored preview; null if there is none. */
  readonly text: string | null;
  /** Checksum of the snapshot that the start shows. */
  readonly checksum: string;
  readonly look: string;
  readonly width: number;
}

/** The preview that fits the start; null if there is none, or it is damaged or of another page. */
export function findPreview({ text, checksum, look, width }: PreviewConditions): Preview | null {
  const preview: Partial<Record<keyof Preview, unknown>> = Object(parseJson(text));
  if (preview.checksum !== checksum || preview.look !== look || preview.width !== width) return null;
  const { top, shared, root } = preview;
  if (typeof top !== 'number' || !Array.isArray(shared) || !Array.isArray(root)) return null;
  return { checksum, look, width, top, shared, root };
}
