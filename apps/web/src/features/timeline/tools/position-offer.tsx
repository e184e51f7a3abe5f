import type { Cursor } from '@linnet/api';
import { type Feed, type FeedRow, compareIds, feedKey, perClient } from '@linnet/domain';
import ArrowDown from 'lucide-react/icons/arrow-down';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { GoToResult } from '../../../blocks/timeline/timeline-list';
import { useClient } from '../../../platform/client/client-provider';
import { Text } from '../../../platform/i18n/text';
import { useText } from '../../../platform/i18n/use-text';
import type { ScrollAnchor } from '../../../platform/navigation/scroll-position';
import { useRestoredRow } from '../../../platform/navigation/restored-position';
import { useVisit } from '../../../platform/navigation/use-route';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { Icon } from '../../../ui/icon/icon';
import styles from './position-offer.module.css';

interface LastPosition {
  readonly anchor: ScrollAnchor;
  /** The visit in which it was stored, and to which it is not offered. */
  readonly visit: string;
}

/** Where each timeline was last read on this page, by the key of its feed. */
export const lastPositionsOf = perClient(() => new Map<string, LastPosition>());

export interface Offer {
  /** `page`: where it was read on this page. `server`: the read marker, which holds for all devices. */
  readonly kind: 'page' | 'server';
  readonly id: string;
  /** Cursor of the page that contains the row. */
  readonly page?: Cursor | undefined;
  /** Distance of the row's upper edge from that of the window, in pixels; null for directly below the bars. */
  readonly offset: number | null;
}

/** Nothing is offered if at most this many posts are unread: they are all in view. */
const MAX_UNREAD_IN_VIEW = 3;

interface LoadedRows {
  readonly rows: readonly FeedRow[];
  /** Id of the row that was searched for and not found. */
  readonly lost: string | null;
  /** Id of the last status read in the home timeline, as the server has stored it; null where unknown. */
  readonly readTo: string | null;
}

/**
 * The position that is offered after opening a timeline by a link. Back and reload restore their position by
 * themselves; it is offered only if it was not found.
 */
export function usePositionOffer(
  feed: Feed,
  { rows, lost, readTo }: LoadedRows,
): { offer: Offer | null; dismiss: () => void } {
  const client = useClient();
  const key = feedKey(feed.source);
  const { arrival, key: visit } = useVisit();
  const [lastPosition] = useState(() => (arrival === 'link' ? lastPositionsOf(client).get(key) : undefined));
  const restored = useRestoredRow();
  const [notFound] = useState(() => (restored !== undefined && restored.id === lost ? restored : undefined));
  const isFromOtherVisit = lastPosition !== undefined && lastPosition.visit !== visit;
  const [isDismissed, setDismissed] = useState(false);

  const dismiss = (): void => setDismissed(true);
  if (isDismissed) return { offer: null, dismiss };
  if (notFound !== undefined) return { offer: { kind: 'page', ...notFound }, dismiss };
  if (arrival !== 'link') return { offer: null, dismiss };
  if (isFromOtherVisit) return { offer: { kind: 'page', ...lastPosition.anchor }, dismiss };
  if (readTo === null || !isFarBelow(rows, readTo)) return { offer: null, dismiss };
  return { offer: { kind: 'server', id: readTo, offset: null }, dismiss };
}

/** Whether more than a few posts are newer than this one. */
function isFarBelow(rows: readonly FeedRow[], id: string): boolean {
  const last = rows.filter((row) => row.kind === 'status')[MAX_UNREAD_IN_VIEW];
  return last !== undefined && compareIds(last.id, id) > 0;
}

interface PositionOfferProps {
  readonly offer: Offer;
  /** The position was searched for and is not in the loaded part of the list. */
  readonly isNotFound: boolean;
  /** The list is loaded to its end. */
  readonly isComplete: boolean;
  readonly onGo: () => Promise<GoToResult>;
  readonly onDismiss: () => void;
}

/** Offers to return to where a timeline was left. */
export function PositionOffer({ offer, isNotFound, isComplete, onGo, onDismiss }: PositionOfferProps) {
  const text = useText();
  const [isGoing, setGoing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isSearch = isNotFound || hasFailed;

  async function handleGo() {
    setGoing(true);
    const result = await onGo();
    if (result === 'reached') return onDismiss();
    setGoing(false);
    setFailed(result === 'lost');
  }

  return (
    <div className={styles.container} role="status">
      <div className={styles.offer}>
        {isSearch && (
          <span className={styles.text}>
            <Text id={isComplete ? 'timelines.position_gone' : 'timelines.position_not_found'} />
          </span>
        )}
        {!(isSearch && isComplete) && (
          <Button
            variant="quiet"
            pending={isGoing}
            icon={<Icon of={isSearch ? Search : ArrowDown} size="small" />}
            onClick={() => void handleGo()}
          >
            <Text
              id={
                isSearch
                  ? 'timelines.keep_searching'
                  : offer.kind === 'page'
                    ? 'timelines.back_to_position'
                    : 'timelines.continue'
              }
            />
          </Button>
        )}
        <IconButton small icon={X} name={text('general.close')} onClick={onDismiss} />
      </div>
    </div>
  );
}
