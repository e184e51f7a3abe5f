import type { Notice } from '@linnet/domain';
import { type ReactNode, useRef, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useCell } from '../../platform/client/use-cell';
import { useKeysInForce } from '../../platform/hotkeys/use-keys-in-force';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { ToastRegion } from '../../ui/toast/toast-region';
import { NoticeToast } from './notice-toast';
import styles from './notices-region.module.css';
import { useHeld } from './use-held';
import { useNoticeFocus } from './use-notice-focus';

/** Notices shown at once; a phone has no room for more. */
const SEEN = 3;

interface NoticesRegionProps {
  /** Leaves room for a floating button. */
  readonly raised?: boolean;
  /** Shown above the notices, such as the update notice. */
  readonly children?: ReactNode;
}

/** All notices of the page. */
export function NoticesRegion({ raised = false, children }: NoticesRegionProps) {
  const text = useText();
  const { notices } = useClient();
  const list = useCell(notices.list);
  const key = useKeysInForce().get('notices');
  const [all, setAll] = useState(false);
  const place = useRef<HTMLElement>(null);
  const held = useHeld(place, list);
  useNoticeFocus(place, list);
  // Collapses the list again once all notices fit.
  if (all && list.length <= SEEN) setAll(false);
  const seen = all ? list : list.slice(-SEEN);
  const more = list.length - seen.length;

  const toasts = (urgent: boolean): ReactNode =>
    seen
      .filter((notice) => isUrgent(notice) === urgent)
      .map((notice) => (
        <NoticeToast
          key={notice.id}
          notice={notice}
          held={held}
          onDismiss={() => notices.dismiss(notice.id)}
        />
      ));

  return (
    <div className={styles.place} data-raised={raised}>
      <ToastRegion
        place={place}
        hotkey={key?.replace('Mod+', 'Control+')}
        head={children}
        urgent={toasts(true)}
        foot={
          more > 0 && (
            <div className={styles.more}>
              <Button small onClick={() => setAll(true)}>
                {text('notices.more', { count: more })}
              </Button>
            </div>
          )
        }
      >
        {toasts(false)}
      </ToastRegion>
    </div>
  );
}

function isUrgent({ level }: Notice): boolean {
  return level === 'error';
}
