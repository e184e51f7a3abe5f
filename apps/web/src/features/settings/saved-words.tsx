import Check from 'lucide-react/icons/check';
import { useEffect } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { SAVED, savedMark } from './saved-mark';
import styles from './settings-foot.module.css';

/** Says for a moment that a change was saved; otherwise, how changes are saved. */
export function SavedWords({ idle }: { readonly idle: MessageId }) {
  const text = useText();
  const client = useClient();
  const mark = savedMark(client).at;
  const at = useCell(mark);
  useEffect(() => {
    if (at === null) return undefined;
    // The change may have been saved while the window was closed.
    const left = Math.max(0, at + SAVED - client.environment.now());
    const timer = setTimeout(() => mark.set(null), left);
    return () => clearTimeout(timer);
  }, [client, mark, at]);
  return (
    <div className={styles.words}>
      {/* Rendered while empty, too: screen readers don't read a live region that appears together with its text. */}
      <p className={styles.saved} role="status">
        {at !== null && (
          <>
            <Icon of={Check} size="small" />
            {text('settings.saving_ok')}
          </>
        )}
      </p>
      {at === null && <p className={styles.idle}>{text(idle)}</p>}
    </div>
  );
}
