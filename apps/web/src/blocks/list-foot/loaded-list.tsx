import { type ReactNode, useEffect } from 'react';
import type { ListRows } from '../../platform/client/list-rows';
import type { MessageId } from '../../platform/i18n/message-id';
import { signalFirstContent } from '../../platform/start/first-content';
import { EmptyState } from '../../ui/state/empty-state';
import { NotLoaded } from '../error/not-loaded';
import { ListFoot } from './list-foot';
import styles from './list-foot.module.css';
import { useFocusAfterRemoval } from './use-focus-after-removal';

/** What a list shows that has no rows. */
export interface EmptyTexts {
  readonly title: string;
  readonly text?: string;
  /** Ways to fill it. */
  readonly children?: ReactNode;
}

interface LoadedListProps<Row> {
  readonly list: ListRows<Row>;
  readonly skeleton: ReactNode;
  /** Title of the error while nothing is loaded. */
  readonly failed: string;
  readonly empty: EmptyTexts;
  /** Where the server has no such list; as `empty` unless given. */
  readonly notOffered?: EmptyTexts | undefined;
  /** As a part of something smaller than a screen. */
  readonly compact?: boolean;
  /** Label of the button for the next page; `end` is the text at the end of the list. */
  readonly more?: MessageId;
  readonly end?: MessageId;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list in each of its states: loading, failed, not offered, empty, or rows with a way to load more. */
export function LoadedList<Row>({ list, skeleton, failed, compact = false, ...parts }: LoadedListProps<Row>) {
  const { rows, isOffered, hasMore, isLoading, error, load, loadMore } = list;
  const { empty, notOffered = empty, more = 'people.load_more', end, children } = parts;
  const frame = useFocusAfterRemoval(rows);
  const isEmpty = rows?.length === 0;
  useEffect(() => {
    if (rows !== null) signalFirstContent();
  }, [rows]);

  if (rows === null) {
    return (
      <NotLoaded
        title={failed}
        reason={error}
        compact={compact}
        skeleton={skeleton}
        onRetry={() => void load()}
      />
    );
  }
  const words = isOffered ? empty : notOffered;
  return (
    <div {...frame}>
      {!isEmpty && children(rows)}
      {isEmpty && compact && <p className={styles.words}>{words.title}</p>}
      {isEmpty && !compact && (
        <EmptyState title={words.title} text={words.text}>
          {words.children}
        </EmptyState>
      )}
      {(!isEmpty || error !== null) && (
        <ListFoot
          hasMore={hasMore}
          isLoading={isLoading}
          error={error}
          onMore={() => void loadMore()}
          more={more}
          end={end}
        />
      )}
    </div>
  );
}
