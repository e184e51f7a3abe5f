import type { UnfinishedForms } from '@linnet/domain/form-drafts';

/** What is lost by signing out, besides drafts. */
export interface Losing {
  /** Unfinished forms; null for none. */
  readonly forms: UnfinishedForms | null;
  /** The server stores no settings, and muted words, highlights or pins are in this browser only. */
  readonly areAlone: boolean;
  /** Changes of settings that could not be sent to the server. */
  readonly areLost: boolean;
}

export function losesAnything({ forms, areAlone, areLost }: Losing): boolean {
  return forms !== null || areAlone || areLost;
}
