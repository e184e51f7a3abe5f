/** Pixels: less is no scrolling but a trembling finger. */
const MEANT = 12;
/** Part of the window's height below which the on-screen keyboard must be what takes the rest. */
const WITH_KEYBOARD = 0.75;

/**
 * Hears when what floats over a page would be in the way: while the page is scrolled down, and while the on-screen
 * keyboard seems open. Told only of changes.
 */
export function listenForHiding(onChange: (hidden: boolean) => void): () => void {
  const { visualViewport } = window;
  let frame = 0;
  let lastTop = scrollY;
  let isDown = false;
  let hidden = false;
  const growth = watchGrowth();

  function look(): void {
    frame = 0;
    const top = Math.max(0, scrollY);
    const moved = Math.abs(top - lastTop);
    if (moved >= MEANT) {
      const goesDown = top > lastTop;
      // Where rows above get their sizes the list moves the page along: that is no turning round.
      const turns = goesDown !== isDown && lastTop >= MEANT;
      if (moved - (turns ? growth.recent() : 0) >= MEANT) isDown = goesDown;
      lastTop = top;
    }
    if (top < MEANT) isDown = false;
    const next = isDown || isKeyboardOpen();
    if (next !== hidden) onChange(next);
    hidden = next;
  }
  /** Of a page that was zoomed into, less is seen as well. */
  function isKeyboardOpen(): boolean {
    if (!visualViewport) return false;
    return visualViewport.height * visualViewport.scale < innerHeight * WITH_KEYBOARD;
  }
  function plan(): void {
    if (frame === 0) frame = requestAnimationFrame(look);
  }

  plan();
  addEventListener('scroll', plan, { passive: true });
  visualViewport?.addEventListener('resize', plan);
  return () => {
    cancelAnimationFrame(frame);
    growth.stop();
    removeEventListener('scroll', plan);
    visualViewport?.removeEventListener('resize', plan);
  };
}

/** Pixels by which the page has just become longer or shorter, within this frame and the last. */
function watchGrowth(): { recent: () => number; stop: () => void } {
  let height: number | null = null;
  let recent = 0;
  let frame = 0;
  const forget = (frames: number): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => (frames > 1 ? forget(frames - 1) : (recent = 0)));
  };
  const observer = new ResizeObserver(() => {
    const next = document.body.offsetHeight;
    if (height !== null) recent += Math.abs(next - height);
    height = next;
    forget(2);
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
