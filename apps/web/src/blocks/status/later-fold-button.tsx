import { join } from '../../ui/styles/join';
import type { FoldButtonProps } from './fold-button';
import { laterPart } from './later-part';
import styles from './status-body.module.css';

/** Loaded later: nothing is folded before the first status is shown. */
export const LaterFoldButton = laterPart(
  (parts) => parts.FoldButton,
  ({ under }: FoldButtonProps) => <span className={join(styles.space, under && styles.under)} />,
);
