import type { Author } from '@linnet/domain';

/** A window about one person. It stays in place while it closes, so that it can do so before one's eyes. */
export interface AccountDialogProps {
  readonly account: Author;
  readonly open: boolean;
  readonly onClose: () => void;
}
