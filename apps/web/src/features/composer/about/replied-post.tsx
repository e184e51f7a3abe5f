import type { StatusId } from '@linnet/api';
import { QuotedStatus } from '../../../blocks/quote/quoted-status';
import { Text } from '../../../platform/i18n/text';
import styles from './about.module.css';

interface RepliedPostProps {
  readonly id: StatusId;
}

/** The post that the draft replies to, above the text. */
export function RepliedPost({ id }: RepliedPostProps) {
  return (
    <div className={styles.post}>
      <p className={styles.label}>
        <Text id="post_status.answers" />
      </p>
      <QuotedStatus id={id} url={null} />
    </div>
  );
}
