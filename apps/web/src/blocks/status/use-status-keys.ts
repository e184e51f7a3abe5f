import type { StatusView } from '@linnet/domain';
import type { KeyboardEvent } from 'react';
import { useClient } from '../../platform/client/client-provider';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo } from '../../platform/navigation/path-to';
import { REPLY_KEY } from './reply-key';
import { statusScene } from './status-scene';

/** The keys of a status that has the focus itself, not something inside it. */
export function useStatusKeys(view: StatusView): (event: KeyboardEvent) => void {
  const client = useClient();
  const { id } = view.status;

  /** What keys do comes after the first content. */
  async function press(key: string): Promise<void> {
    let parts;
    try {
      parts = await import('./card-parts');
    } catch {
      const reason = { kind: 'offline', timedOut: false } as const;
      const retry = (): void => void press(key);
      return void client.notices.add({ level: 'error', key: 'errors.part_missing', reason, retry });
    }
    parts.pressKey(key, statusScene(client, view));
  }

  return (event) => {
    const { target, currentTarget, ctrlKey, altKey, metaKey, key } = event;
    if (target !== currentTarget || ctrlKey || altKey || metaKey) return;
    if (key === 'Enter') return navigate(pathTo('conversation', { id }));
    if (key.length > 1 && key !== 'Delete') return;
    // The form of a reply takes the focus; the letter must not become its first one.
    if (key === REPLY_KEY) event.preventDefault();
    void press(key);
  };
}
