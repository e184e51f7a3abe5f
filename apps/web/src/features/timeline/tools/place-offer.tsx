import ArrowDown from 'lucide-react/icons/arrow-down';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Text } from '../../../platform/i18n/text';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import { IconButton } from '../../../ui/icon-button/icon-button';
import styles from './place-offer.module.css';
import type { Offer } from './use-place-offer';

interface PlaceOfferProps {
  readonly offer: Offer;
  /** Resolves to whether the place was found. */
  readonly onGo: () => Promise<boolean>;
  readonly onDismiss: () => void;
}

/** Leads back to where a timeline was left. */
export function PlaceOffer({ offer, onGo, onDismiss }: PlaceOfferProps) {
  const text = useText();
  const [phase, setPhase] = useState<'offered' | 'going' | 'too_far'>('offered');

  async function handleGo() {
    setPhase('going');
    const isFound = await onGo();
    if (isFound) onDismiss();
    else setPhase('too_far');
  }

  return (
    <div className={styles.place} role="status">
      <div className={styles.offer}>
        {phase === 'too_far' ? (
          <span className={styles.words}>
            <Text id="timelines.place_too_far" />
          </span>
        ) : (
          <Button
            variant="quiet"
            pending={phase === 'going'}
            icon={<Icon of={ArrowDown} size="small" />}
            onClick={() => void handleGo()}
          >
            <Text id={offer.kind === 'page' ? 'timelines.back_to_place' : 'timelines.continue'} />
          </Button>
        )}
        <IconButton small icon={X} name={text('general.close')} onClick={onDismiss} />
      </div>
    </div>
  );
}
