import { useEffect, useState } from 'react';
import { useClient } from '../client/client-provider';
import { useCell } from '../client/use-cell';
import type { Numbered, WindowRequests } from './window-requests';

interface RequestedWindow<Request> {
  /** The last request: it remains while the dialog is closing, so that the closing can be animated. */
  readonly request: Numbered<Request>;
  readonly open: boolean;
  /** Closes the dialog of this request only. */
  readonly onClose: () => void;
}

/** The state of the dialog that shows requests; null before the first. Requests are dropped when the client ends. */
export function useWindow<Request extends object>(
  requests: WindowRequests<Request>,
): RequestedWindow<Request> | null {
  const { life } = useClient();
  const request = useCell(requests.opened);
  const [last, setLast] = useState(request);
  if (request !== null && request !== last) setLast(request);
  useEffect(() => life.onEnd(requests.closeAny), [life, requests]);
  if (last === null) return null;
  return { request: last, open: request !== null, onClose: () => requests.close(last.number) };
}
