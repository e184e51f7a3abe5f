import type { Notice } from '@linnet/domain';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePageVisible } from '../../platform/browser/use-page-visible';
import { useCell, useClient } from '../../platform/client/client-provider';
import { useHotkey } from '../../platform/hotkeys/page-keys';
import { useActiveKeys } from '../../platform/hotkeys/key-labels';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../../ui/button/button';
import { ToastRegion } from '../../ui/toast/toast';
import { AnnouncementRegion } from './announcement-region';
import { NoticeToast } from './notice-toast';
import styles from './notices-region.module.css';

/**
 * Whether the countdowns of notices pause: the pointer is over them, the focus is in them, or the page is hidden. Changes
 * of `shown` check again, since no event is fired when something under the pointer is removed.
 */
function useIsPaused(regionRef: RefObject<HTMLElement | null>, shown: unknown): boolean {
  const visible = usePageVisible();
  const [isTouched, setTouched] = useState(false);

  useEffect(() => {
    const element = regionRef.current;
    if (element === null) return undefined;
    const check = () =>
      setTouched(element.matches(':hover') || element.contains(element.ownerDocument.activeElement));
    check();
    const events = ['pointerover', 'pointerout', 'focusin', 'focusout'] as const;
    // During the event, the pointer or the focus still counts as being on the element that it leaves.
    const checkSoon = () => queueMicrotask(check);
    for (const event of events) element.addEventListener(event, checkSoon);
    return () => events.forEach((event) => element.removeEventListener(event, checkSoon));
  }, [regionRef, shown]);

  return isTouched || !visible;
}

/**
 * Moves the focus to the notices by their hotkey, since they are at the end of the document. When a notice that has the
 * focus is removed, the focus moves to the newest remaining one, and from the last one back to where it was before.
 */
function useNoticeFocus(regionRef: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  const isInside = useRef(false);
  const previousFocus = useRef<Element | null>(null);
  useHotkey('notices', () => lastButton(regionRef.current)?.focus(), { enabled: shown.length > 0 });

  useEffect(() => {
    const element = regionRef.current;
    if (element === null) return undefined;
    function handleIn({ relatedTarget }: FocusEvent) {
      if (!isInside.current && relatedTarget instanceof Element) previousFocus.current = relatedTarget;
      isInside.current = true;
    }
    // When the focused element is removed, some browsers fire no event, and others fire it while the element is still
    // in the document. The check waits until the new content is rendered.
    function handleOut() {
      queueMicrotask(() => {
        isInside.current = element?.contains(document.activeElement) === true;
      });
    }
    element.addEventListener('focusin', handleIn);
    element.addEventListener('focusout', handleOut);
    return () => {
      element.removeEventListener('focusin', handleIn);
      element.removeEventListener('focusout', handleOut);
    };
  }, [regionRef]);

  useLayoutEffect(() => {
    const element = regionRef.current;
    if (!isInside.current || element === null || element.contains(document.activeElement)) return;
    const next = lastButton(element) ?? previousFocus.current;
    isInside.current = false;
    if (next instanceof HTMLElement) next.focus();
  }, [regionRef, shown]);
}

function lastButton(element: HTMLElement | null): HTMLButtonElement | undefined {
  return [...(element?.querySelectorAll<HTMLButtonElement>('li button') ?? [])].at(-1);
}

/** How many notices are shown at once; a phone has no room for more. */
const MAX_SHOWN = 3;

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
  const key = useActiveKeys().get('notices');
  const [isExpanded, setExpanded] = useState(false);
  const regionRef = useRef<HTMLElement>(null);
  const isPaused = useIsPaused(regionRef, list);
  useNoticeFocus(regionRef, list);
  // Collapses the list again once all notices fit.
  if (isExpanded && list.length <= MAX_SHOWN) setExpanded(false);
  const shownNotices = isExpanded ? list : list.slice(-MAX_SHOWN);
  const more = list.length - shownNotices.length;

  const toasts = (urgent: boolean): ReactNode =>
    shownNotices
      .filter((notice) => isUrgent(notice) === urgent)
      .map((notice) => (
        <NoticeToast
          key={notice.id}
          notice={notice}
          isPaused={isPaused}
          onDismiss={() => notices.dismiss(notice.id)}
        />
      ));

  return (
    <div className={styles.container} data-raised={raised}>
      <ToastRegion
        regionRef={regionRef}
        hotkey={key?.replace('Mod+', 'Control+')}
        head={children}
        urgent={toasts(true)}
        foot={
          more > 0 && (
            <div className={styles.more}>
              <Button small onClick={() => setExpanded(true)}>
                {text('notices.more', { count: more })}
              </Button>
            </div>
          )
        }
      >
        {toasts(false)}
      </ToastRegion>
      <AnnouncementRegion />
    </div>
  );
}

function isUrgent({ level }: Notice): boolean {
  return level === 'error';
}
