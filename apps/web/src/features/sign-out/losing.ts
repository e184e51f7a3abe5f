import type { UnfinishedForms } from '@linnet/domain/form-drafts';

/** What goes with whoever leaves, beside text that was never posted. */
export interface Losing {
  /** What was begun in forms; null for nothing. */
  readonly forms: UnfinishedForms | null;
  /** Words, marks and pins that are nowhere but in this browser. */
  readonly areAlone: boolean;
  /** Choices that the server could not be told of. */
  readonly areLost: boolean;
}

export function losesAnything({ forms, areAlone, areLost }: Losing): boolean {
  return forms !== null || areAlone || areLost;
}
