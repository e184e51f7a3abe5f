import { type Cell, createCell } from '@linnet/domain';

/** What a window was asked for with. Asked for again it is another one, which begins anew. */
export type Numbered<Request> = Request & { readonly number: number };

/** A window that can be asked for from anywhere, and stands over the page whatever becomes of that place. */
export interface WindowRequests<Request> {
  /** The window that is open; null when none is. */
  readonly opened: Pick<Cell<Numbered<Request> | null>, 'get' | 'subscribe'>;
  open(request: Request): void;
  /** Closes this one. One that was opened meanwhile stays. */
  close(number: number): void;
  /** Closes whichever is open. */
  clear(): void;
}

export function createWindowRequests<Request extends object>(): WindowRequests<Request> {
  const opened = createCell<Numbered<Request> | null>(null);
  let count = 0;
  return {
    opened,
    open(request) {
      count += 1;
      opened.set({ ...request, number: count });
    },
    close(number) {
      if (opened.get()?.number === number) opened.set(null);
    },
    clear: () => opened.set(null),
  };
}
