import { type Cell, createCell } from '@linnet/domain';

/** A request for a dialog. Each request has a new number, so that the dialog starts afresh. */
export type Numbered<Request> = Request & { readonly number: number };

/** A dialog that any component can open, and that stays open when that component is unmounted. */
export interface WindowRequests<Request> {
  /** The request of the open dialog; null when it is closed. */
  readonly opened: Pick<Cell<Numbered<Request> | null>, 'get' | 'subscribe'>;
  open(request: Request): void;
  /** Closes the dialog of this request; does nothing if another one was opened since. */
  close(number: number): void;
  /** Closes the dialog, whatever its request. */
  closeAny(): void;
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
    closeAny: () => opened.set(null),
  };
}
