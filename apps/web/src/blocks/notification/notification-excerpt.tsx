import type { StatusId } from '@linnet/api';
import { emojify } from '@linnet/richtext';
import { useStatusView } from '../../platform/client/use-status-view';
import { Text } from '../../platform/i18n/text';
import { Link } from '../../platform/navigation/link';
import { pathTo } from '../../platform/navigation/path-to';
import { CompactFacts } from '../quote/compact-facts';
import { RichText } from '../rich-text/rich-text';
import styles from './notification.module.css';

/** Characters that fit in two lines. */
const LONGEST = 200;

/** The beginning of the viewer's own status, to recognise it by. Links to the conversation. */
export function NotificationExcerpt({ id }: { readonly id: StatusId }) {
  const view = useStatusView(id);
  if (view === undefined || view.status.deleted) {
    return (
      <p className={styles.excerpt}>
        <Text id="notifications.deleted" />
      </p>
    );
  }
  const { status, content } = view;
  const words = (status.subject.trim() || content.plainText).replaceAll(/\s+/g, ' ').trim();
  // Don't leave half of a surrogate pair.
  const shown = words.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '');
  const to = pathTo('conversation', { id: status.id });
  if (shown === '') {
    return (
      <Link className={styles.excerpt} to={to}>
        <CompactFacts status={status} />
      </Link>
    );
  }
  return (
    <Link className={styles.excerpt} to={to} dir="auto">
      <RichText nodes={emojify(shown, status.emojis)} />
    </Link>
  );
}
