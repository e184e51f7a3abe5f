import type { Author } from '@linnet/domain';
import Repeat2 from 'lucide-react/icons/repeat-2';
import { Text } from '../../platform/i18n/text';
import { Icon } from '../../ui/icon/icon';
import { DisplayName } from '../account/display-name';
import styles from './repeat-banner.module.css';

interface RepeatBannerProps {
  repeater: Author;
}

export function RepeatBanner({ repeater }: RepeatBannerProps) {
  const name = (
    <b title={`@${repeater.acct}`}>
      <DisplayName account={repeater} />
    </b>
  );
  return (
    <div className={styles.banner}>
      <span className={styles.icon}>
        <Icon of={Repeat2} size="small" />
      </span>
      <span className={styles.words}>
        <Text id="status.repeated_by" values={{ name }} />
      </span>
    </div>
  );
}
