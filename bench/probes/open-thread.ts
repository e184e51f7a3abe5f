/**
 * Runs in the page: follows the address of a status as a click does and resolves to the milliseconds until the text
 * of another status of its conversation is painted; -1 when that takes over a minute.
 */
export async function openThread(id: string): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`main a[href$="/notice/${id}"]`);
  if (link === null) throw new Error(`There is no link to ${id}`);
  const start = performance.now();
  link.click();
  const isReply = (card: Element): boolean => {
    if (card.getAttribute('data-status') === id) return false;
    const text = card.querySelector('div[dir="auto"]');
    if (text === null || (text.textContent ?? '').trim().length < 15) return false;
    const { top, bottom } = text.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const left = (): boolean => location.pathname.endsWith(`/notice/${id}`);
  while (performance.now() - start < 60_000) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const isThread =
      left() &&
      document.querySelector(
        `[data-status="${id}"][aria-current="true"], [data-status="${id}"] [aria-current="true"], article[aria-current="true"]`,
      ) !== null;
    if (!isThread || ![...document.querySelectorAll('[data-status]')].some(isReply)) continue;
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
    return performance.now() - start;
  }
  return -1;
}
