import { updateSettings } from '@linnet/domain/settings';
import Gift from 'lucide-react/icons/gift';
import { type KeyboardEvent, useEffect, useId } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useSession } from '../../platform/client/client-provider';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import styles from './update-notice.module.css';

/** Number of the latest update that a notice announces: one more than that of the update before. */
const LAST_UPDATE = 1;

/** Its news, the most interesting first. */
const news: readonly MessageId[] = [
  'update.notifications',
  'update.navigation',
  'update.search',
  'update.keys',
];

interface UpdateState {
  /** There is an update that the viewer has not seen and wants to see. */
  readonly isNew: boolean;
  /** Marks the update as seen. */
  readonly markSeen: () => void;
  /** Marks it as seen, and turns off the notices of later updates. */
  readonly turnOff: () => void;
}

/** Whether a signed-in viewer has seen the last update. It is not shown to viewers who are new to Linnet. */
function useUpdate(): UpdateState {
  const counter = useListedSetting('updateCounter', updateSettings.updateCounter);
  const isOff = useListedSetting('dontShowUpdateNotifs', updateSettings.dontShowUpdateNotifs);
  const isSignedIn = useSession().state === 'signed-in';
  const { chosen, write } = counter;
  const isNew = isSignedIn && chosen && counter.value < LAST_UPDATE;
  const markSeen = () => void write(LAST_UPDATE);

  useEffect(() => {
    if (isSignedIn && !chosen) write(LAST_UPDATE);
  }, [isSignedIn, chosen, write]);

  return {
    isNew: isNew && !isOff.value,
    markSeen,
    turnOff() {
      isOff.write(true);
      markSeen();
    },
  };
}

/** A notice with the news of an update, shown once. It does not take the focus from a field. */
export function UpdateNotice() {
  const text = useText();
  const title = useId();
  const { isNew, markSeen, turnOff } = useUpdate();

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    markSeen();
  }

  if (!isNew) return null;
  return (
    // Handles Escape on its buttons.
    <section className={styles.notice} aria-labelledby={title} onKeyDown={handleKeyDown}>
      <h2 className={styles.title} id={title}>
        <Icon of={Gift} size="nav" />
        {text('update.title')}
      </h2>
      <ul className={styles.news}>
        {news.map((id) => (
          <li key={id}>{text(id)}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button small variant="quiet" onClick={turnOff}>
          {text('update.dont_show')}
        </Button>
        <Button small variant="primary" onClick={markSeen}>
          {text('general.close')}
        </Button>
      </div>
    </section>
  );
}
