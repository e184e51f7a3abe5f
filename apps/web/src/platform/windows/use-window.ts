import { useEffect, useState } from 'react';
import { useClient } from '../client/client-provider';
import { useCell } from '../client/use-cell';
import type { Numbered, WindowRequests } from './window-requests';

interface RequestedWindow<Request> {
  /** The last that was asked for: a window stays while it closes, so that it can do so before one's eyes. */
  readonly request: Numbered<Request>;
  readonly open: boolean;
  /** Closes the window of this request, whenever it is called. */
  readonly onClose: () => void;
}

/** The place of a window. Null before the first was asked for. What one reader was asked is nothing for the next. */
export function useWindow<Request extends object>(
  requests: WindowRequests<Request>,
): RequestedWindow<Request> | null {
  const { session } = useClient();
  const request = useCell(requests.opened);
  const [last, setLast] = useState(request);
  if (request !== null && request !== last) setLast(request);
  useEffect(() => session.onChange(requests.clear), [session, requests]);
  if (last === null) return null;
  return { request: last, open: request !== null, onClose: () => requests.close(last.number) };
}
