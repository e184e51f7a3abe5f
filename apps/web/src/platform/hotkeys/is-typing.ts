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

/** Whether letters belong to what has the focus, and not to the page. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && !silentInputs.has(target.type)) return true;
  if (target.isContentEditable) return true;
  // Menus and lists search by letters; dialogs keep the page's keys out.
  const own = 'textarea, select, [contenteditable]:not([contenteditable="false"])';
  return (
    target.closest(
      `${own}, [role="menu"], [role="listbox"], dialog, [role="dialog"], [role="alertdialog"]`,
    ) !== null
  );
}
