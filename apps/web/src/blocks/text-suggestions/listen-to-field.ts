import type { Suggesting } from './suggesting';

/** Milliseconds after the focus has left for which a suggestion can still be pressed. */
const LINGERS = 200;

type Handle = (suggesting: Suggesting) => void;

const atFirst: Handle = ({ pick, state }) => pick(state.get().active ?? 0);

/** What keys do while something is suggested. False leaves the key to whoever else listens. */
const keys: Readonly<Record<string, (suggesting: Suggesting) => boolean>> = {
  ArrowDown: done(({ move }) => move(1)),
  ArrowUp: done(({ move }) => move(-1)),
  Tab: done(atFirst),
  Escape: done(({ decline }) => decline()),
  Enter(suggesting) {
    // Without one that was reached it is a new line.
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
  // With the control key it sends what is written: nothing is left to complete.
  if (event.key === 'Enter' && isCombined) suggesting.close();
  if (isCombined || keys[event.key]?.(suggesting) !== true) return;
  // Neither the form nor a dialog around it may take the same key for its own.
  event.preventDefault();
  event.stopPropagation();
}

/** Tells of everything that happens in a field, before its form hears of it, until the signal. */
export function listenToField(field: HTMLElement, suggesting: Suggesting, signal: AbortSignal): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const options = { signal };
  field.addEventListener(
    'input',
    (event) => {
      // Half a letter is no word.
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
