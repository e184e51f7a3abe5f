import { askForAlerts, useAlertPermission } from '../../platform/alerts/alert-permission';
import { showAlert } from '../../platform/alerts/show-alert';
import { useLocale, useText } from '../../platform/i18n/use-text';
import { pathTo } from '../../platform/navigation/path-to';
import { Button } from '../../ui/button/button';
import { Note } from '../../ui/note/note';
import styles from './alerts.module.css';

/** Whether the browser allows notifications, and what to do if it doesn't. */
export function AlertPermission() {
  const text = useText();
  const { code } = useLocale();
  const permission = useAlertPermission();
  if (permission === 'denied') return <Note tone="warning">{text('alerts.denied')}</Note>;
  if (permission === 'missing') return <Note tone="info">{text('alerts.missing')}</Note>;
  if (permission === 'default') {
    return (
      <div className={styles.ask}>
        <p>{text('alerts.unanswered')}</p>
        <Button small variant="primary" onClick={() => void askForAlerts()}>
          {text('alerts.allow')}
        </Button>
      </div>
    );
  }
  const example = {
    id: 'example',
    title: text('alerts.example_title'),
    body: text('alerts.example_body'),
    icon: '/favicon.png',
    image: null,
    language: code,
    path: `${pathTo('settings')}?tab=notifications`,
    notification: '',
    onOpen: () => {},
  };
  return (
    <div className={styles.ask}>
      <p>{text('alerts.granted')}</p>
      <Button small onClick={() => showAlert(example)}>
        {text('alerts.example')}
      </Button>
    </div>
  );
}
