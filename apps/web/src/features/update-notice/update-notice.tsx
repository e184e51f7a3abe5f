import Gift from 'lucide-react/icons/gift';
import { type KeyboardEvent, useId } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon/icon';
import styles from './update-notice.module.css';
import { useUpdate } from './use-update';
import { lastUpdate } from './what-is-new';

/** A notice with the news of an update, shown once. It does not take the focus from a field. */
export function UpdateNotice() {
  const text = useText();
  const title = useId();
  const { isNew, told, silence } = useUpdate();

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    told();
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
        {lastUpdate.news.map((id) => (
          <li key={id}>{text(id)}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button small variant="quiet" onClick={silence}>
          {text('update.dont_show')}
        </Button>
        <Button small variant="primary" onClick={told}>
          {text('general.close')}
        </Button>
      </div>
    </section>
  );
}
