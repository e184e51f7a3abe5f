/** Types of inputs into which no letters are typed: hotkeys still work in them. */
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

/** Whether letters go to the focused element instead of to hotkeys. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement && !silentInputs.has(target.type)) return true;
  if (target.isContentEditable) return true;
  // Menus and lists search by letters; dialogs don't let hotkeys through.
  const own = 'textarea, select, [contenteditable]:not([contenteditable="false"])';
  return (
    target.closest(
      `${own}, [role="menu"], [role="listbox"], dialog, [role="dialog"], [role="alertdialog"]`,
    ) !== null
  );
}
