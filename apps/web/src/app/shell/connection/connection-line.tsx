import { connectionOf } from '@linnet/domain/connection';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useRef, useState, type RefObject, useLayoutEffect } from 'react';
import { useErrorText } from '../../../blocks/error/use-error-text';
import { usePageMark } from '../../../platform/browser/use-page-mark';
import { useOnline } from '../../../platform/browser/use-page-visible';
import { useCell, useClient } from '../../../platform/client/client-provider';
import { Text } from '../../../platform/i18n/text';
import { useAbsoluteTime } from '../../../platform/time/use-absolute-time';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import styles from './connection-line.module.css';

const messages = {
  offline: 'nav.offline',
  live: 'connection.live_lost',
  updates: 'connection.not_updated',
} as const;

/** A line under the bar while new content doesn't arrive by itself, with the reason and the time of the last update. */
export function ConnectionLine() {
  const connection = connectionOf(useClient());
  const { error, updatedAt } = useCell(connection.state);
  const isOnline = useOnline();
  const time = useAbsoluteTime();
  const [isTrying, setTrying] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const isShown = !isOnline || error !== null;
  const shownError = isOnline ? error : null;
  const why = useErrorText(shownError?.kind === 'updates' ? shownError.reason : null);
  usePageMark('data-connection-line', isShown);
  useSteadyContent(line, isShown);
  useEffect(() => {
    if (!isOnline) connection.wentOffline();
  }, [connection, isOnline]);

  async function handleTry() {
    setTrying(true);
    await connection.tryNow();
    setTrying(false);
  }

  if (!isShown) return null;
  const message = messages[shownError?.kind ?? 'offline'];
  return (
    <div ref={line} className={styles.line} data-connection={shownError?.kind ?? 'offline'}>
      <Icon of={WifiOff} size="small" />
      <span className={styles.words} role="status">
        <Text id={message} />
        {why !== '' && <span className={styles.why}> {why}</span>}
      </span>
      {updatedAt !== null && (
        <span className={styles.time}>
          <Text id="connection.updated" values={{ time: time.short(updatedAt) }} />
        </span>
      )}
      <Button
        small
        variant="quiet"
        className={styles.try}
        pending={isTrying}
        onClick={() => void handleTry()}
      >
        <Text id="connection.try" />
      </Button>
    </div>
  );
}

/** Keeps the scroll position of the content when the line above it appears or disappears. */
function useSteadyContent(line: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown || line.current === null) return;
    const height = line.current.offsetHeight;
    scrollPage(height);
    return () => scrollPage(-height);
  }, [isShown, line]);
}

function scrollPage(by: number): void {
  if (scrollY > 0) scrollBy({ top: by, behavior: 'instant' });
}
