import styles from './later-action-row.module.css';
import { laterPart } from './later-part';

/** What can be done with a status: it is read first. The room of the row is there from the beginning. */
export const LaterActionRow = laterPart(
  (parts) => parts.ActionRow,
  () => <div className={styles.space} />,
);
