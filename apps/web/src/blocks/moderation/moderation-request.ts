import { type Author, createCell } from '@linnet/domain';

interface ModerationRequest {
  readonly account: Author;
  /** Opened again it is another one, which asks anew how the account stands. */
  readonly number: number;
}

/** Whose moderation menu is open; null when none is. */
export const openedModeration = createCell<ModerationRequest | null>(null);

let opened = 0;

export function openModeration(account: Author): void {
  opened += 1;
  openedModeration.set({ account, number: opened });
}
