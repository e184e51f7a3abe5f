import type { Feed } from '@linnet/domain';
import { useEffect, useEffectEvent } from 'react';
import { useSetting } from '../../platform/client/use-setting';
import { useAtTop } from '../../platform/browser/use-at-top';
import { usePageFocus } from '../../platform/browser/use-page-focus';
import { scrollToTop } from '../../platform/browser/scroll-to-top';
import { useHotkey } from '../../platform/hotkeys/use-hotkey';

interface Waiting {
  /** As the person is told it: without what is hidden here. */
  count: number;
  reload: boolean;
}

/** Shows what waits: by button, by the key `.`, and by itself at the top where the person wants that. */
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
