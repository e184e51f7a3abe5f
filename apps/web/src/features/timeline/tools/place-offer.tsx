import ArrowDown from 'lucide-react/icons/arrow-down';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { GoingEnd } from '../../../blocks/timeline/timeline-list';
import { Text } from '../../../platform/i18n/text';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { IconButton } from '../../../ui/icon-button/icon-button';
import styles from './place-offer.module.css';
import type { Offer } from './use-place-offer';

interface PlaceOfferProps {
  readonly offer: Offer;
  /** The position was searched for and is not in the loaded part of the list. */
  readonly isLost: boolean;
  /** The list is loaded to its end. */
  readonly isWhole: boolean;
  readonly onGo: () => Promise<GoingEnd>;
  readonly onDismiss: () => void;
}

/** Offers to return to where a timeline was left. */
export function PlaceOffer({ offer, isLost, isWhole, onGo, onDismiss }: PlaceOfferProps) {
  const text = useText();
  const [isGoing, setGoing] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isSearch = isLost || hasFailed;

  async function handleGo() {
    setGoing(true);
    const end = await onGo();
    if (end === 'there') return onDismiss();
    setGoing(false);
    setFailed(end === 'lost');
  }

  return (
    <div className={styles.place} role="status">
      <div className={styles.offer}>
        {isSearch && (
          <span className={styles.words}>
            <Text id={isWhole ? 'timelines.place_gone' : 'timelines.place_lost'} />
          </span>
        )}
        {!(isSearch && isWhole) && (
          <Button
            variant="quiet"
            pending={isGoing}
            icon={<Icon of={isSearch ? Search : ArrowDown} size="small" />}
            onClick={() => void handleGo()}
          >
            <Text
              id={
                isSearch
                  ? 'timelines.place_search'
                  : offer.kind === 'page'
                    ? 'timelines.back_to_place'
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
