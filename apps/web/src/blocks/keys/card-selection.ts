import { putLatest } from '@linnet/domain';
import { getPageHistory } from '../../platform/navigation/page-history';

/** Selector of the cards that can be selected by key: statuses, notifications and rows of the administration. */
const CARD = 'main article:is([data-status], [data-notification], [data-row])';

/** The id of a card's status or notification, or of what the row is about. */
export function cardId(card: HTMLElement): string | undefined {
  return card.dataset['status'] ?? card.dataset['notification'] ?? card.dataset['row'];
}

/** The cards that can be selected: those that are mounted now, top first. */
export function cardsOnPage(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(CARD)];
}

/** Selector of the messages and posts of a log: selected as cards are, within their log. */
const MESSAGE = '[role="log"] [data-message], [role="log"] [data-post] article[data-status]';

/** The card or message that has the focus or contains it; null if there is none. */
export function selectedCard(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>(`${CARD}, ${MESSAGE}`) ?? null;
}

/**
 * Selects the next or the previous message of the log that has the focus, or else of the one in the main column; the
 * newest if none is selected. Returns false if there is no such log, or it is empty.
 */
export function stepMessage(by: 1 | -1): boolean {
  const log = document.activeElement?.closest('[role="log"]') ?? document.querySelector('main [role="log"]');
  const messages = [...(log?.querySelectorAll<HTMLElement>(MESSAGE) ?? [])];
  const at = messages.findIndex((message) => message.contains(document.activeElement));
  (at === -1 ? messages.at(-1) : messages[at + by])?.focus();
  return messages.length > 0;
}

/** The id of the selected card's status, or the conversation's; null if there is none. */
export function currentStatusId(): string | null {
  const card = selectedCard() ?? cardsOnPage().find((one) => one.getAttribute('aria-current') === 'true');
  return card?.dataset['status'] ?? null;
}

/** History entries whose selection is stored; the oldest are dropped. */
const MAX_ENTRIES = 50;
/** Frames to wait for a card. */
const MAX_FRAMES = 240;
const interactionEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown', 'focusin'];

/**
 * Stores for each history entry which card was selected by key, and selects it again on return. After a conversation is
 * opened by key, its status is selected. Returns a function that ends this.
 */
export function rememberSelection(): () => void {
  const history = getPageHistory();
  const selected = new Map<string, string>();
  let search = new AbortController();

  function handleFocusIn({ target }: FocusEvent): void {
    const { key } = history.visit();
    const card = selectedCard();
    const id = card === null ? undefined : cardId(card);
    selected.delete(key);
    if (id === undefined || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    putLatest(selected, [key, id], MAX_ENTRIES);
  }

  function handleFocusOut(): void {
    const { key } = history.visit();
    // Waits a frame: a card that is removed together with its screen stays stored, to be selected again on return.
    requestAnimationFrame(() => {
      if (history.visit().key === key && document.activeElement === document.body) selected.delete(key);
    });
  }

  let lastKey = history.visit().key;
  const unsubscribe = history.subscribe(() => {
    const { key, arrival } = history.visit();
    const hadSelection = selected.has(lastKey);
    lastKey = key;
    search.abort();
    search = new AbortController();
    const id = selected.get(key);
    if (arrival === 'return' && id !== undefined) {
      selectWhenMounted((card) => cardId(card) === id, search);
    } else if (arrival === 'link' && hadSelection) {
      selectWhenMounted((card) => card.getAttribute('aria-current') === 'true', search);
    }
  });

  document.addEventListener('focusin', handleFocusIn);
  document.addEventListener('focusout', handleFocusOut);
  return () => {
    search.abort();
    unsubscribe();
    document.removeEventListener('focusin', handleFocusIn);
    document.removeEventListener('focusout', handleFocusOut);
  };
}

/** Focuses a card as soon as it is mounted. Doesn't scroll. */
function selectWhenMounted(isMatch: (card: HTMLElement) => boolean, stopped: AbortController): void {
  const find = (): HTMLElement | undefined => cardsOnPage().find(isMatch);
  awaitCard({ find, stopped, onFound: (card) => card.focus({ preventScroll: true }) });
}

interface AwaitedCard {
  /** Called in each frame until it returns a card. */
  readonly find: () => HTMLElement | undefined;
  readonly stopped: AbortController;
  readonly onFound: (card: HTMLElement) => void;
}

/** Waits until a card is mounted, unless the viewer does something first. */
export function awaitCard({ find, stopped, onFound }: AwaitedCard): void {
  const { signal } = stopped;
  let frames = 0;

  function check(): void {
    if (signal.aborted) return;
    const card = find();
    frames += 1;
    if (card === undefined) {
      if (frames < MAX_FRAMES) requestAnimationFrame(check);
      return;
    }
    stopped.abort();
    onFound(card);
  }

  // In this frame the previous screen is still mounted, and the key press that leads here is not over.
  requestAnimationFrame(() => {
    for (const event of interactionEvents)
      addEventListener(event, () => stopped.abort(), { signal, passive: true });
    check();
  });
}
