import type { ErrorReason } from '@linnet/api';
import type { Notice, NoticeKey } from '@linnet/domain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useErrorText } from '../../blocks/error/use-error-text';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { Toast, type ToastAction } from '../../ui/toast/toast';
import styles from './notice-toast.module.css';

interface CountdownOptions {
  /** In milliseconds; null for no countdown. */
  readonly duration: number | null;
  /** The countdown is paused. */
  readonly isPaused: boolean;
  readonly onEnd: () => void;
}

/** Calls `onEnd` once after the time has passed, not counting the time for which it was paused. */
function useCountdown({ duration, isPaused, onEnd }: CountdownOptions): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (remaining.current === null || isPaused) return undefined;
    const began = performance.now();
    const timer = setTimeout(end, remaining.current);
    return () => {
      clearTimeout(timer);
      if (remaining.current !== null) remaining.current -= performance.now() - began;
    };
  }, [isPaused]);
}

interface NoticeScreen {
  readonly route: 'drafts' | 'scheduled';
  readonly label: MessageId;
}

/** The screen that shows the subject of a notice. */
const noticeScreens: Readonly<Partial<Record<NoticeKey, NoticeScreen>>> = {
  'post_status.waiting': { route: 'drafts', label: 'drafts.drafts' },
  'post_status.scheduled': { route: 'scheduled', label: 'schedule.see_all' },
};

interface NoticeToastProps {
  readonly notice: Notice;
  /** The countdown is paused: somebody reads the notice, or nobody can see it. */
  readonly isPaused: boolean;
  readonly onDismiss: () => void;
}

/** One notice. Its key is the id of its message. */
export function NoticeToast({ notice, isPaused, onDismiss }: NoticeToastProps) {
  const text = useText();
  const { level, key, values, reason, action, duration } = notice;
  useCountdown({ duration, isPaused, onEnd: onDismiss });

  const actions: ToastAction[] = [];
  function addAction(label: MessageId, run: () => void) {
    // The notice is dismissed first: an action that fails again adds a new one.
    actions.push({ label: text(label), onSelect: () => (onDismiss(), run()) });
  }
  if (action !== null) addAction(action.label, action.run);
  const screen = noticeScreens[key];
  if (screen !== undefined) addAction(screen.label, () => navigate(pathTo(screen.route)));

  return (
    <Toast tone={level} actions={actions} onDismiss={onDismiss}>
      <p>{text(key, values)}</p>
      {reason !== null && <Reason reason={reason} />}
    </Toast>
  );
}

function Reason({ reason }: { readonly reason: ErrorReason }) {
  return <p className={styles.reason}>{useErrorText(reason)}</p>;
}
