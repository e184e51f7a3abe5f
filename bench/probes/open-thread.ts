export interface ThreadNotes {
  /** Milliseconds until the text of the opened status is painted. */
  content: number;
  /** Milliseconds until the text of another status of the conversation is painted. */
  reply: number;
}

/** Runs in the page: clicks the link to a status; null when no reply shows within a minute. */
export async function openThread(id: string): Promise<ThreadNotes | null> {
  const link = document.querySelector<HTMLAnchorElement>(`main a[href$="/notice/${id}"]`);
  if (link === null) throw new Error(`There is no link to ${id}`);
  const start = performance.now();
  link.click();
  const isReadable = (card: Element): boolean => {
    const text = card.querySelector('div[dir="auto"]');
    if (text === null || (text.textContent ?? '').trim().length < 15) return false;
    const { top, bottom } = text.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  };
  const painted = (): Promise<number> =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve(performance.now() - start);
      };
      port2.postMessage(null);
    });
  let content: number | null = null;
  while (performance.now() - start < 60_000) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const focused = document.querySelector('article[aria-current="true"]');
    if (!location.pathname.endsWith(`/notice/${id}`) || focused === null) continue;
    if (content === null && isReadable(focused)) content = await painted();
    const replies = [...document.querySelectorAll(`[data-status]:not([data-status="${id}"])`)];
    if (content !== null && replies.some(isReadable)) return { content, reply: await painted() };
  }
  return null;
}
