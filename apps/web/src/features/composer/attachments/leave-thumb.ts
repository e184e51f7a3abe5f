/** Before a file goes, puts the focus on the one beside it, or into the text where it was the last. */
export function leaveThumb(thumb: HTMLElement | null): void {
  const beside = thumb?.nextElementSibling ?? thumb?.previousElementSibling;
  const next = beside?.querySelector('button') ?? thumb?.closest('form')?.querySelector('textarea');
  next?.focus();
}
