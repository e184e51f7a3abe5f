import type { StatusView } from '@linnet/domain';
import { useMemo } from 'react';
import { useKeptState } from '../../platform/client/use-kept-state';
import { Text } from '../../platform/i18n/text';
import { join } from '../../ui/styles/join';
import { firstPart } from '../rich-text/first-part';
import { RichText } from '../rich-text/rich-text';
import { LazyFoldButton } from './lazy-fold-button';
import styles from '../rich-text/status-body.module.css';

interface StatusContentProps {
  view: StatusView;
  /** For the emphasised status of a conversation, which is not cut off. */
  large: boolean;
  isTall: boolean;
}

/** The text of a status. A tall one fades out until the viewer opens it. */
export function StatusContent({ view: { status, content }, large, isTall }: StatusContentProps) {
  const part = useMemo(() => firstPart(content.nodes), [content]);
  const isHuge = part !== content.nodes;
  const isLong = isTall || isHuge;
  const [isFull, setFull] = useKeptState(`tall ${status.id}`, large && !isHuge);

  return (
    <>
      <div
        className={join(styles.content, large && styles.large, isLong && !isFull && styles.tall)}
        dir="auto"
        lang={status.language ?? undefined}
      >
        <RichText nodes={isFull ? content.nodes : part} />
        {content.truncated && (isFull || !isHuge) && (
          <p className={styles.cut}>
            <Text id="status.cut" />
          </p>
        )}
      </div>
      {isLong && <LazyFoldButton of="text" under isOpen={isFull} onOpen={setFull} />}
    </>
  );
}
