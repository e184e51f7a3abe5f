import { refuseWithheld } from '../actions/statuses/quotes';
import { readerOf } from '../render/reader';
import { renderStatus } from '../render/status';
import { answer } from '../server/answer';
import { signedIn } from '../server/check-access';
import { notFound, somethingWrong, type Problem } from '../server/problem';
import type { Call } from '../server/route';
import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import { findStatus, type StatusRow } from '../store/statuses';
import { findStatusFor } from './find-status-for';

/** The answer with a status as the viewer now sees it. */
export function shownStatus(call: Call, id: string): Response {
  const rendered = renderStatus(call.here, id, readerOf(call.here, call.reader));
  if (!rendered) throw notFound();
  return answer(rendered);
}

type Act = (here: Here, actor: AccountRow, status: StatusRow) => void;

/**
 * A handler that acts on the status of the path and answers with the changed status. `refusal` is the error when the
 * author of the status is hidden.
 */
export function actOnStatus(act: Act, refusal?: () => Problem) {
  return (call: Call): Response => {
    const { status } = findStatusFor(call, { unwrap: true });
    if (refusal) refuseWithheld(call.here, { status, reader: call.reader, refusal });
    act(call.here, signedIn(call.reader), status);
    return shownStatus(call, status.id);
  };
}

/** A handler that crashes on an unknown id where others answer 404. */
export function orCrash(handle: (call: Call) => Response) {
  return (call: Call): Response => {
    if (!findStatus(call.here.db, call.path['id'] ?? '')) throw somethingWrong();
    return handle(call);
  };
}
