import styles from './later-action-row.module.css';
import { laterPart } from './later-part';

/** The row of actions, loaded after the text. Its space is reserved. */
export const LaterActionRow = laterPart(
  (parts) => parts.ActionRow,
  () => <div className={styles.space} />,
);
