import type { StatusId } from '@linnet/api';
import UnfoldVertical from 'lucide-react/icons/unfold-vertical';
import { useState } from 'react';
import { Text } from '../../platform/i18n/text';
import { Icon } from '../../ui/icon/icon';
import { Spinner } from '../../ui/spinner/spinner';
import styles from './gap-row.module.css';

export interface GapRowProps {
  /** The status above the gap; null if there is none. */
  above: StatusId | null;
  onFill: ((above: StatusId | null) => Promise<boolean>) | undefined;
}

/** A gap in a timeline, with a button that fills it. */
export function GapRow({ above, onFill }: GapRowProps) {
  const [phase, setPhase] = useState<'idle' | 'filling' | 'failed'>('idle');
  const filling = phase === 'filling';

  async function handleClick() {
    if (filling || onFill === undefined) return;
    setPhase('filling');
    setPhase((await onFill(above)) ? 'idle' : 'failed');
  }

  return (
    <button type="button" className={styles.gap} aria-busy={filling} onClick={() => void handleClick()}>
      {filling ? <Spinner /> : <Icon of={UnfoldVertical} size="small" />}
      <Text id={phase === 'failed' ? 'timeline.between_failed' : 'timeline.load_between'} />
    </button>
  );
}
