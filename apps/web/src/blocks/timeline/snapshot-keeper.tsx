import type { Feed } from '@linnet/domain';
import { storeSnapshot } from '@linnet/domain/feeds';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { isAtTop } from '../../platform/browser/page-top';
import { useClient, useSetting } from '../../platform/client/client-provider';
import { storedLook } from '../../boot/preview/look';
import { deviceStorage } from '../../platform/storage/storages';
import { takePreview } from '../../platform/start/take-preview';
import { readAnchor } from '../feed/use-list-scroll';

/** Milliseconds of rest after which what is shown is stored. */
const REST_MS = 2000;

export interface SnapshotKeeperProps {
  readonly feed: Feed;
  /** The container of the list. */
  readonly frame: RefObject<HTMLElement | null>;
}

/** Renders nothing. Stores what a timeline shows, and where, whenever it has rested for a while or the page is hidden. */
export function SnapshotKeeper({ feed, frame }: SnapshotKeeperProps): null {
  const client = useClient();
  const isOn = useSetting('timelineSnapshots');
  const isKept = client.snapshots.isKept(feed.source);
  /** Runs while something is to be stored. */
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Cards in which the viewer has pressed something: they may look different from those that a start shows. */
  const pressed = useRef(new WeakSet<Element>());
  const store = useEffectEvent(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const anchor = isAtTop() ? undefined : readAnchor(frame.current);
    const position = anchor === undefined ? null : { id: anchor.id, offset: anchor.offset };
    void storeSnapshot(client, feed, { position, preview: previewOf(frame.current, pressed.current) });
  });

  useEffect(() => {
    if (!isOn || !isKept) return;
    const rest = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => whenIdle(store), REST_MS);
    };
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') store();
    };
    rest();
    const handlePress = ({ target }: Event) => {
      const card = target instanceof Element && target.closest('[data-status]');
      if (card) pressed.current.add(card);
    };
    const list = frame.current;
    list?.addEventListener('pointerdown', handlePress);
    list?.addEventListener('keydown', handlePress);
    const end = feed.state.subscribe(rest);
    window.addEventListener('scroll', rest, { passive: true });
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      end();
      list?.removeEventListener('pointerdown', handlePress);
      list?.removeEventListener('keydown', handlePress);
      window.removeEventListener('scroll', rest);
      document.removeEventListener('visibilitychange', handleVisibility);
    };
  }, [client, feed, frame, isOn, isKept]);

  useEffect(() => {
    if (isOn) return;
    client.snapshots.drop();
    void client.environment.snapshots?.removeOthers([]);
  }, [client, isOn]);

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

/** Runs a task when the browser has nothing else to do; at once where it can't tell. */
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: REST_MS });
  else task();
}
