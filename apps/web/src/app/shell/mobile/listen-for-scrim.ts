/** Hears clicks on the dark beside a modal dialog: those that hit the dialog itself, outside of its box. */
export function listenForScrim(dialog: HTMLDialogElement, onClick: () => void): () => void {
  function handleClick(event: MouseEvent) {
    if (event.target !== dialog) return;
    const { left, right, top, bottom } = dialog.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    if (x < left || x > right || y < top || y > bottom) onClick();
  }
  dialog.addEventListener('click', handleClick);
  return () => dialog.removeEventListener('click', handleClick);
}
