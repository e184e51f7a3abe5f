import type { Suggesting } from './suggesting';

/** Milliseconds after a blur during which a suggestion can still be clicked. */
const LINGERS = 200;

type Handle = (suggesting: Suggesting) => void;

const atFirst: Handle = ({ pick, state }) => pick(state.get().active ?? 0);

/** What keys do while suggestions are shown. False lets the key through to other handlers. */
const keys: Readonly<Record<string, (suggesting: Suggesting) => boolean>> = {
  ArrowDown: done(({ move }) => move(1)),
  ArrowUp: done(({ move }) => move(-1)),
  Tab: done(atFirst),
  Escape: done(({ decline }) => decline()),
  Enter(suggesting) {
    // Without an active suggestion, Enter inserts a new line.
    if (suggesting.state.get().active === null) return false;
    atFirst(suggesting);
    return true;
  },
};

function done(handle: Handle): (suggesting: Suggesting) => boolean {
  return (suggesting) => {
    handle(suggesting);
    return true;
  };
}

function handleKey(event: KeyboardEvent, suggesting: Suggesting): void {
  if (event.isComposing || suggesting.state.get().found.length === 0) return;
  const isCombined = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  // Ctrl+Enter sends the form: there is nothing left to complete.
  if (event.key === 'Enter' && isCombined) suggesting.close();
  if (isCombined || keys[event.key]?.(suggesting) !== true) return;
  // The form, or a dialog around it, must not handle the same key.
  event.preventDefault();
  event.stopPropagation();
}

/** Forwards the events of a field to its suggestions, before its form handles them, until the signal aborts. */
export function listenToField(field: HTMLElement, suggesting: Suggesting, signal: AbortSignal): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const options = { signal };
  field.addEventListener(
    'input',
    (event) => {
      // A composition that is under way is not a word yet.
      if (!(event instanceof InputEvent && event.isComposing)) suggesting.look(true);
    },
    options,
  );
  field.addEventListener('compositionend', () => suggesting.look(true), options);
  field.addEventListener('keydown', (event) => handleKey(event, suggesting), options);
  field.addEventListener('focus', () => clearTimeout(leaving), options);
  field.addEventListener(
    'blur',
    () => {
      clearTimeout(leaving);
      leaving = setTimeout(() => suggesting.close(), LINGERS);
    },
    options,
  );
  document.addEventListener(
    'selectionchange',
    () => {
      if (document.activeElement === field) suggesting.look(false);
    },
    options,
  );
  signal.addEventListener('abort', () => clearTimeout(leaving));
}
