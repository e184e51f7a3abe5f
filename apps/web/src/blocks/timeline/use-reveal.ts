import type { Feed } from '@linnet/domain';
import { useEffect, useEffectEvent } from 'react';
import { useSetting } from '../../platform/client/use-setting';
import { useAtTop } from '../../platform/browser/use-at-top';
import { usePageFocus } from '../../platform/browser/use-page-focus';
import { scrollToTop } from '../../platform/browser/scroll-to-top';
import { useHotkey } from '../../platform/hotkeys/use-hotkey';

interface Waiting {
  /** The number shown to the viewer: without statuses that are hidden in this place. */
  count: number;
  reload: boolean;
}

/** Shows the queued statuses: by the button, by the key `.`, and by itself at the top if the viewer has set that. */
export function useReveal(feed: Feed, { count, reload }: Waiting, onReveal: () => void): () => void {
  const showsItself = useSetting('streaming');
  const pauses = useSetting('pauseOnUnfocused');
  const hasFocus = usePageFocus();
  const isAtTop = useAtTop();
  const isPaused = !showsItself || !isAtTop || (pauses && !hasFocus) || reload;

  function reveal() {
    if (count === 0) return;
    feed.reveal();
    onReveal();
    scrollToTop();
  }

  useHotkey('reveal', reveal);

  const revealQuietly = useEffectEvent(() => feed.reveal());
  useEffect(() => {
    if (count > 0 && !isPaused) revealQuietly();
  }, [count, isPaused]);

  return reveal;
}
