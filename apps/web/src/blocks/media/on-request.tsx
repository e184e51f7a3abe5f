import ImageDown from 'lucide-react/icons/image-down';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useSavesData } from '../../platform/client/use-saves-data';
import type { MessageId } from '../../platform/i18n/message-id';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../../ui/icon/icon';
import { join } from '../../ui/styles/join';
import { Blurred } from './blurred';
import styles from './on-request.module.css';

interface OnRequestProps {
  /** Of what waits: asked for once, it comes by itself wherever it stands. */
  readonly address: string;
  readonly label: MessageId;
  /** What is known of it before it is there. */
  readonly description?: string;
  readonly blurhash?: string | null;
  readonly size?: { readonly width: number; readonly height: number } | null;
  /** In place of the picture, or a small button over the place where it would be. */
  readonly look?: 'frame' | 'corner';
  readonly children: ReactNode;
}

/** Addresses that somebody has asked for. */
const asked = new Set<string>();
const MOST = 1000;

/** Whether a medium waits to be asked for, since data are saved, and how it is. */
export function useRequest(address: string): { readonly waits: boolean; readonly ask: () => void } {
  const saves = useSavesData();
  const [, setCount] = useState(0);
  return {
    waits: saves && !asked.has(address),
    ask() {
      const [oldest] = asked;
      if (oldest !== undefined && asked.size >= MOST) asked.delete(oldest);
      asked.add(address);
      setCount((count) => count + 1);
    },
  };
}

/** What loads something of a server: at once, or where data are saved a button that does when it is pressed. */
export function OnRequest({ address, children, ...props }: OnRequestProps) {
  const { label, description = '', blurhash = null, size = null, look = 'frame' } = props;
  const text = useText();
  const { waits, ask } = useRequest(address);
  if (!waits) return children;

  function handleClick(event: MouseEvent) {
    // What it stands in may be a link, or open something.
    event.preventDefault();
    event.stopPropagation();
    ask();
  }
  const extent = size === null ? '' : `${size.width} × ${size.height}`;
  const name = [text(label), description, extent].filter((part) => part !== '').join(', ');
  return (
    <>
      {blurhash !== null && <Blurred hash={blurhash} />}
      <button
        type="button"
        className={join(styles.button, styles[look])}
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
