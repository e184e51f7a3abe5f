import ImageDown from 'lucide-react/icons/image-down';
import { perClient } from '@linnet/domain';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { useSavesData } from '../../platform/client/use-saves-data';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { Blurred } from './blurred';
import styles from './on-request.module.css';

interface OnRequestProps {
  /** Identifies the medium: once requested, it loads everywhere on the page. */
  readonly address: string;
  readonly label: MessageId;
  /** What is known of the medium before it is loaded. */
  readonly description?: string;
  readonly blurhash?: string | null;
  readonly size?: { readonly width: number; readonly height: number } | null;
  /** `frame` fills the space of the medium; `corner` is a small button over it. */
  readonly variant?: 'frame' | 'corner';
  readonly children: ReactNode;
}

/** Addresses that the viewer has requested. */
const requestedOf = perClient(() => new Set<string>());
const MAX_REMEMBERED = 1000;

/** Whether a medium is not loaded, to save data, until `load` is called. */
export function useOnRequest(address: string): { readonly isWaiting: boolean; readonly load: () => void } {
  const saves = useSavesData();
  const requested = requestedOf(useClient());
  const [, setCount] = useState(0);
  return {
    isWaiting: saves && !requested.has(address),
    load() {
      const [oldest] = requested;
      if (oldest !== undefined && requested.size >= MAX_REMEMBERED) requested.delete(oldest);
      requested.add(address);
      setCount((count) => count + 1);
    },
  };
}

/** Shows media at once, or, if the viewer saves data, a button that loads them. */
export function OnRequest({ address, children, ...props }: OnRequestProps) {
  const { label, description = '', blurhash = null, size = null, variant = 'frame' } = props;
  const text = useText();
  const { isWaiting, load } = useOnRequest(address);
  if (!isWaiting) return children;

  function handleClick(event: MouseEvent) {
    // The button may be inside a link or a clickable card.
    event.preventDefault();
    event.stopPropagation();
    load();
  }
  const extent = size === null ? '' : `${size.width} × ${size.height}`;
  const name = [text(label), description, extent].filter((part) => part !== '').join(', ');
  return (
    <>
      {blurhash !== null && <Blurred hash={blurhash} />}
      <button
        type="button"
        className={join(styles.button, styles[variant])}
        aria-label={name}
        title={name}
        onClick={handleClick}
      >
        <span className={styles.label}>
          <Icon of={ImageDown} size="small" />
          <span className={styles.words}>
            {text(label)}
            {extent !== '' && <small className={styles.extent}>{extent}</small>}
          </span>
        </span>
      </button>
    </>
  );
}
