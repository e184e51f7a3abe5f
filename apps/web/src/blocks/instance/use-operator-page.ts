import { type Call, type ErrorReason, instancePanel, termsOfService } from '@linnet/api';
import { useClient } from '../../platform/client/client-provider';
import { type RequestState, useRequest } from '../../platform/client/use-resource';

const pages = { panel: instancePanel, terms: termsOfService } satisfies Record<string, () => Call<string>>;

/** Whether the page is missing: servers answer with a 404 or with some other document. */
function isMissing(reason: ErrorReason): boolean {
  return reason.kind === 'malformed' || (reason.kind === 'http' && reason.status === 404);
}

/** A page that the operator may have written: untrusted HTML; empty if there is none. */
export function useOperatorPage(page: keyof typeof pages): RequestState<string> {
  const { send, log } = useClient();
  const request = useRequest(page, async () => {
    try {
      return await send(pages[page]());
    } catch (error) {
      log('warn', `the ${page} of the operator could not be loaded`, error);
      throw error;
    }
  });
  return request.state === 'failed' && isMissing(request.reason) ? { state: 'ready', answer: '' } : request;
}
