import { composingSettings } from '@linnet/domain/settings';
import SquarePen from 'lucide-react/icons/square-pen';
import { useEffect, useState } from 'react';
import { useClient } from '../../../platform/client/client-provider';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { withDrafts } from '../../../platform/client/use-reply';
import { useText } from '../../../platform/i18n/use-text';
import { Icon } from '../../../ui/icon/icon';
import styles from './new-post-button.module.css';

/** Pixels. Smaller movements are jitter of the finger, not scrolling. */
const MIN_SCROLL = 12;
/** The share of the window's height below which the on-screen keyboard is assumed to be open. */
const KEYBOARD_RATIO = 0.75;

/**
 * Calls `onChange` when floating elements should hide or show again: they hide while the page is scrolled down and
 * while the on-screen keyboard seems open. Called only on changes.
 */
function listenForHiding(onChange: (hidden: boolean) => void): () => void {
  const { visualViewport } = window;
  let frame = 0;
  let lastTop = scrollY;
  let isDown = false;
  let hidden = false;
  const growth = watchGrowth();

  function update(): void {
    frame = 0;
    const top = Math.max(0, scrollY);
    const moved = Math.abs(top - lastTop);
    if (moved >= MIN_SCROLL) {
      const goesDown = top > lastTop;
      // Rows above that get their final size make the list scroll the page: that does not count as a change of
      // direction.
      const changesDirection = goesDown !== isDown && lastTop >= MIN_SCROLL;
      if (moved - (changesDirection ? growth.recent() : 0) >= MIN_SCROLL) isDown = goesDown;
      lastTop = top;
    }
    if (top < MIN_SCROLL) isDown = false;
    const next = isDown || isKeyboardOpen();
    if (next !== hidden) onChange(next);
    hidden = next;
  }
  /** A zoomed page has a smaller visual viewport as well. */
  function isKeyboardOpen(): boolean {
    if (!visualViewport) return false;
    return visualViewport.height * visualViewport.scale < innerHeight * KEYBOARD_RATIO;
  }
  function scheduleUpdate(): void {
    if (frame === 0) frame = requestAnimationFrame(update);
  }

  scheduleUpdate();
  addEventListener('scroll', scheduleUpdate, { passive: true });
  visualViewport?.addEventListener('resize', scheduleUpdate);
  return () => {
    cancelAnimationFrame(frame);
    growth.stop();
    removeEventListener('scroll', scheduleUpdate);
    visualViewport?.removeEventListener('resize', scheduleUpdate);
  };
}

/** Measures by how many pixels the page has grown or shrunk within this frame and the last one. */
function watchGrowth(): { recent: () => number; stop: () => void } {
  let height: number | null = null;
  let recent = 0;
  let frame = 0;
  const resetAfter = (frames: number): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (frames > 1 ? resetAfter(frames - 1) : (recent = 0)));
  };
  const observer = new ResizeObserver(() => {
    const next = document.body.offsetHeight;
    if (height !== null) recent += Math.abs(next - height);
    height = next;
    resetAfter(2);
  });
  observer.observe(document.body);
  return {
    recent: () => recent,
    stop: () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    },
  };
}

/** Whether floating elements hide for the moment, if they may at all. */
function useHiding(mayHide: boolean): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!mayHide) return;
    const stop = listenForHiding(setHidden);
    return () => {
      stop();
      setHidden(false);
    };
  }, [mayHide]);
  return hidden;
}

/** The floating button for a new post. It hides while the page is scrolled down, unless the viewer has set otherwise. */
export function NewPostButton() {
  const text = useText();
  const client = useClient();
  const always = useListedSetting('alwaysShowNewPostButton', composingSettings.alwaysShowNewPostButton).value;
  const hidesOnScroll = useListedSetting(
    'autohideFloatingPostButton',
    composingSettings.autohideFloatingPostButton,
  ).value;
  const hidden = useHiding(hidesOnScroll && !always);
  const name = text('nav.new_post');
  return (
    <button
      type="button"
      className={styles.button}
      data-hidden={hidden}
      aria-label={name}
      aria-haspopup="dialog"
      data-opens-form
      title={name}
      onClick={() => void withDrafts(client, (drafts) => drafts.openOver({ kind: 'new' }))}
    >
      <Icon of={SquarePen} size="large" />
    </button>
  );
}
