import type { Bulk } from '@linnet/domain/staff';
import { useCell } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import styles from './parts-kit.module.css';

interface BulkProgressProps {
  readonly bulk: Pick<Bulk<unknown>, 'state' | 'stop'>;
}

/** The progress of a task for several things, with a button that stops it. Nothing while none runs. */
export function BulkProgress({ bulk }: BulkProgressProps) {
  const text = useText();
  const { progress } = useCell(bulk.state);
  if (progress === null) return null;
  const { done, total, isStopping } = progress;
  const words = text('administration.progress', { done, total });
  return (
    <div className={styles.progress}>
      <progress value={done} max={total} aria-label={words} />
      <p role="status">{isStopping ? text('administration.stopping') : words}</p>
      <Button small disabled={isStopping} onClick={bulk.stop}>
        {text('administration.stop')}
      </Button>
    </div>
  );
}
