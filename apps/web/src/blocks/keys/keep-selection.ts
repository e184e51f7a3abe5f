import { putLatest } from '@linnet/domain';
import { getPageHistory } from '../../platform/navigation/page-history';
import { cardId } from './card-on-page';
import { cardsOnPage } from './cards-on-page';
import { selectedCard } from './selected-card';

/** Places kept before the oldest are forgotten. */
const CAP = 50;
/** Frames for which a card is waited for. */
const PATIENCE = 240;
const signs = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'focusin'];

/**
 * Remembers for each place in the history which card was selected by key, and selects it again on the way back. Whoever
 * opens a conversation by key finds its post selected. Ends when the returned function is called.
 */
export function keepSelection(): () => void {
  const history = getPageHistory();
  const selected = new Map<string, string>();
  let waiting = new AbortController();

  function remember({ target }: FocusEvent): void {
    const { key } = history.visit();
    const card = selectedCard();
    const id = card === null ? undefined : cardId(card);
    selected.delete(key);
    if (id === undefined || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    putLatest(selected, [key, id], CAP);
  }

  function forget(): void {
    const { key } = history.visit();
    // A card that goes with its screen is meant to be found again.
    requestAnimationFrame(() => {
      if (history.visit().key === key && document.activeElement === document.body) selected.delete(key);
    });
  }

  let last = history.visit().key;
  const unfollow = history.subscribe(() => {
    const { key, arrival } = history.visit();
    const byKey = selected.has(last);
    last = key;
    waiting.abort();
    waiting = new AbortController();
    const id = selected.get(key);
    if (arrival === 'return' && id !== undefined) {
      selectWhenThere((card) => cardId(card) === id, waiting);
    } else if (arrival === 'link' && byKey) {
      selectWhenThere((card) => card.getAttribute('aria-current') === 'true', waiting);
    }
  });

  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forget);
  return () => {
    waiting.abort();
    unfollow();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forget);
  };
}

/** Gives a card the focus when it is drawn, unless the person does something before. The page does not move for it. */
function selectWhenThere(isIt: (card: HTMLElement) => boolean, stopped: AbortController): void {
  const { signal } = stopped;
  let frames = 0;

  function look(): void {
    if (signal.aborted) return;
    const card = cardsOnPage().find(isIt);
    frames += 1;
    if (card !== undefined) card.focus({ preventScroll: true });
    else if (frames < PATIENCE) requestAnimationFrame(look);
    if (card !== undefined) stopped.abort();
  }

  // The screen before still stands, and the key that leads here is still on its way.
  requestAnimationFrame(() => {
    for (const sign of signs) addEventListener(sign, () => stopped.abort(), { signal, passive: true });
    look();
  });
}
