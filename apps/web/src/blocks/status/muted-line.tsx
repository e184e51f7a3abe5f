import type { MuteReason, StatusView } from '@linnet/domain';
import EyeOff from 'lucide-react/icons/eye-off';
import { Text } from '../../platform/i18n/text';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import { DisplayName } from '../account/display-name';
import styles from './muted-line.module.css';
import { useMuteWords } from './use-mute-words';

export interface MutedLineProps {
  view: StatusView;
  reasons: readonly MuteReason[];
  isOpened: boolean;
  onOpen: (isOpened: boolean) => void;
}

/** Whose status it is and why it is muted. It replaces the status, or stands above it once it is opened. */
export function MutedLine({ view: { author, repeater }, reasons, isOpened, onOpen }: MutedLineProps) {
  const text = useText();
  const why = useMuteWords(reasons, repeater);
  const name = (
    <b title={`@${author.acct}`}>
      <DisplayName account={author} />
    </b>
  );
  return (
    <div className={styles.line}>
      <Icon of={EyeOff} size="small" />
      <span className={styles.words}>
        {isOpened ? (
          <bdi>{why}</bdi>
        ) : (
          <Text id="muted.line" values={{ name, why: <bdi key="why">{why}</bdi> }} />
        )}
      </span>
      <Button
        small
        data-key="text"
        variant={isOpened ? 'quiet' : 'plain'}
        aria-label={text(isOpened ? 'muted.hide_of' : 'muted.show_of', { name: author.displayName })}
        aria-expanded={isOpened}
        onClick={() => onOpen(!isOpened)}
      >
        <Text id={isOpened ? 'muted.hide' : 'muted.show'} />
      </Button>
    </div>
  );
}
