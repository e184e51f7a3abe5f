import { type Cell, type Client, createCell } from '@linnet/domain';
import { useState } from 'react';
import { useCell } from '../client/client-provider';

/** A request for a dialog. Each request has a new number, so that the dialog starts afresh. */
type Numbered<Request> = Request & { readonly number: number };

/** A dialog that any component can open, and that stays open when that component is unmounted. */
export interface WindowRequests<Request> {
  /** The request of the open dialog; null when it is closed. */
  readonly opened: Pick<Cell<Numbered<Request> | null>, 'get' | 'subscribe'>;
  open(request: Request): void;
  /** Closes the dialog of this request; does nothing if another one was opened since. */
  close(number: number): void;
}

/** The requests of a client's dialog: `perClient(createWindowRequests<Request>)`. */
export type WindowRequestsOf<Request> = (client: Client) => WindowRequests<Request>;

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
  };
}

export interface RequestedWindow<Request> {
  /** The last request: it remains while the dialog is closing, so that the closing can be animated. */
  readonly request: Numbered<Request>;
  readonly open: boolean;
  /** Closes the dialog of this request only. */
  readonly onClose: () => void;
}

/** The state of the dialog that shows requests; null before the first. */
export function useWindow<Request extends object>(
  requests: WindowRequests<Request>,
): RequestedWindow<Request> | null {
  const request = useCell(requests.opened);
  const [last, setLast] = useState(request);
  if (request !== null && request !== last) setLast(request);
  if (last === null) return null;
  return { request: last, open: request !== null, onClose: () => requests.close(last.number) };
}
