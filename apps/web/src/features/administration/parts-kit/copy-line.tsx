import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text';
import { Button } from '../../../ui/button/button';
import { Icon } from '../../../ui/icon/icon';
import styles from './parts-kit.module.css';

interface CopyLineProps {
  readonly value: string;
  /** The accessible name of the button. */
  readonly name: string;
}

/** An address with a button that copies it. Without access to the clipboard it can be selected. */
export function CopyLine({ value, name }: CopyLineProps) {
  const text = useText();
  const [state, setState] = useState<'new' | 'copied' | 'failed'>('new');

  async function handleClick() {
    try {
      await navigator.clipboard.writeText(value);
      setState('copied');
    } catch (error) {
      if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error;
      setState('failed');
    }
  }

  return (
    <span className={styles.copy}>
      <bdi className={styles.copied}>{value}</bdi>
      <Button
        small
        aria-label={name}
        icon={<Icon of={Copy} size="small" />}
        onClick={() => void handleClick()}
      >
        {text('administration.copy')}
      </Button>
      <span role="status">
        {state === 'copied' && text('administration.copied')}
        {state === 'failed' && text('administration.copy_failed')}
      </span>
    </span>
  );
}
