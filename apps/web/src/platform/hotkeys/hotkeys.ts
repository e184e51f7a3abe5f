export interface Hotkey {
  /** `KeyboardEvent.key`, as typed: '.', 'f', '?', 'Escape'. Letters are lower-case. */
  readonly key: string;
  readonly handle: (event: KeyboardEvent) => void;
}

/** The registered keys. The one that came last wins, so that what lies on top answers first. */
export class Hotkeys {
  #keys: Hotkey[] = [];

  add(hotkey: Hotkey): () => void {
    this.#keys.push(hotkey);
    return () => {
      this.#keys = this.#keys.filter((other) => other !== hotkey);
    };
  }

  /** Hands the event to the newest handler of its key, unless somebody is typing. */
  readonly handleEvent = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    this.#keys.findLast((hotkey) => hotkey.key === key)?.handle(event);
  };
}

/** Keys that have no letters to type: inputs of these types still leave keys to the page. */
const silentInputs = new Set([
  'button',
  'checkbox',
  'radio',
  'range',
  'color',
  'file',
  'submit',
  'reset',
  'image',
]);

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !silentInputs.has(target.type);
  if (target.isContentEditable) return true;
  // Menus and lists search by letters; dialogs keep the page's keys out.
  const own = 'textarea, select, [contenteditable]:not([contenteditable="false"])';
  return (
    target.closest(
      `${own}, [role="menu"], [role="listbox"], dialog, [role="dialog"], [role="alertdialog"]`,
    ) !== null
  );
}
