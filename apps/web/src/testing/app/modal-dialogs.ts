const FOCUSABLE = '[autofocus], input, textarea, select, button, a[href], [tabindex="0"]';

const { showModal, close } = HTMLDialogElement.prototype;
/** What had the focus when a dialog was opened. */
const before = new WeakMap<HTMLDialogElement, Element | null>();

/** Modal dialogs that take the focus and give it back, as in browsers. happy-dom's leave it where it is. */
export function standInForModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModalWithFocus(this: HTMLDialogElement): void {
    before.set(this, document.activeElement);
    showModal.call(this);
    const first = this.querySelector(FOCUSABLE);
    if (first instanceof HTMLElement && !this.contains(document.activeElement)) first.focus();
  };
  HTMLDialogElement.prototype.close = function closeAndGiveBack(this: HTMLDialogElement): void {
    const isOpen = this.open;
    const had = before.get(this);
    close.call(this);
    if (isOpen && had instanceof HTMLElement && had.isConnected) had.focus();
  };
}
