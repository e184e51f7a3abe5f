import type { Feed } from '@linnet/domain';
import { hasSnapshots, storeSnapshot } from '@linnet/domain/feeds';
import { type RefObject, useCallback, useRef } from 'react';
import { storedLook } from '../../boot/preview/look';
import { isAtTop } from '../../platform/browser/page-top';
import { useClient } from '../../platform/client/client-provider';
import { takePreview } from '../../platform/start/take-preview';
import { deviceStorage } from '../../platform/storage/storages';
import { useSnapshotKeeper } from '../../platform/storage/use-snapshot-keeper';
import { readAnchor } from '../feed/use-list-scroll';

export interface SnapshotKeeperProps {
  readonly feed: Feed;
  /** The container of the list. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Renders nothing. Stores a snapshot of a timeline after a while without changes, and when the page is hidden. */
export function SnapshotKeeper({ feed, frame }: SnapshotKeeperProps): null {
  const client = useClient();
  /** Cards in which the viewer has pressed something: they may look different from those that a start shows. */
  const pressed = useRef(new WeakSet<Element>());
  const subscribe = useCallback(
    (listener: () => void) => {
      const handlePress = ({ target }: Event) => {
        const card = target instanceof Element && target.closest('[data-status]');
        if (card) pressed.current.add(card);
      };
      const list = frame.current;
      list?.addEventListener('pointerdown', handlePress);
      list?.addEventListener('keydown', handlePress);
      const unsubscribe = feed.state.subscribe(listener);
      window.addEventListener('scroll', listener, { passive: true });
      return () => {
        unsubscribe();
        list?.removeEventListener('pointerdown', handlePress);
        list?.removeEventListener('keydown', handlePress);
        window.removeEventListener('scroll', listener);
      };
    },
    [feed, frame],
  );
  useSnapshotKeeper({
    isKept: hasSnapshots(client.snapshots, feed.source),
    subscribe,
    store() {
      const anchor = isAtTop() ? undefined : readAnchor(frame.current);
      const position = anchor === undefined ? null : { id: anchor.id, offset: anchor.offset };
      void storeSnapshot(client, feed, { position, preview: previewOf(frame.current, pressed.current) });
    },
  });
  return null;
}

/** What the page shows, as the start script can draw it; null if a start would show it differently. */
function previewOf(
  list: HTMLElement | null,
  pressed: WeakSet<Element>,
): ((checksum: string) => string) | null {
  const app = document.querySelector('#app > *');
  const isPressed = [...(list?.querySelectorAll('[data-status]') ?? [])].some((card) => pressed.has(card));
  const taken = app === null || isPressed ? null : takePreview(app);
  if (taken === null) return null;
  const look = storedLook((name) => deviceStorage.read(name));
  return (checksum) => JSON.stringify({ checksum, look, width: innerWidth, ...taken });
}
