import { join } from '../../ui/styles/join';
import type { FoldButtonProps } from './fold-button';
import { lazyCardPart } from './lazy-card-part';
import styles from '../rich-text/status-body.module.css';

/** The button that opens a long text, loaded after it: nothing is folded before the first status is shown. */
export const LazyFoldButton = lazyCardPart(
  (parts) => parts.FoldButton,
  ({ under }: FoldButtonProps) => <span className={join(styles.space, under && styles.under)} />,
);
