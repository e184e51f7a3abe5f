import {
  ApiError,
  type ErrorReason,
  type StaffStatusChange,
  type Status,
  type StatusId,
  changeStatusAsStaff,
  deleteStatusAsStaff,
  statusAsStaff,
} from '@linnet/api';
import type { Client } from '../client/client';
import { importStatuses } from '../graph/import';
import { markDeleted } from '../graph/status-row';
import { errorOf, isMissing } from '../kernel/error-of';
import { type StepOutcome, runChecked } from '../kernel/tasks/checked-step';

/** What staff can do with a post of anybody. */
export type PostStep =
  | { readonly kind: 'change'; readonly change: StaffStatusChange }
  | { readonly kind: 'delete' };

/** Whether a post looks as the viewer has seen it. */
export const isSamePost = (seen: Status, now: Status | undefined): boolean =>
  now !== undefined &&
  seen.sensitive === now.sensitive &&
  seen.scope === now.scope &&
  seen.editedAt === now.editedAt;

/** Whether a post has what a change wants of it. */
export function isAsChanged(now: Status | undefined, change: StaffStatusChange): boolean {
  const { sensitive = now?.sensitive, visibility = now?.scope } = change;
  return now !== undefined && now.sensitive === sensitive && now.scope === visibility;
}

export const sendPostStep = ({ send }: Pick<Client, 'send'>, id: StatusId, step: PostStep) =>
  errorOf(
    step.kind === 'delete' ? send(deleteStatusAsStaff(id)) : send(changeStatusAsStaff(id, step.change)),
  ) satisfies Promise<ErrorReason | null>;

/** Loads a post of any scope; null when it is deleted. */
async function fetchPost({ send }: Pick<Client, 'send'>, id: StatusId): Promise<Status | null> {
  try {
    return await send(statusAsStaff(id));
  } catch (error) {
    if (error instanceof ApiError && isMissing(error.reason)) return null;
    throw error;
  }
}

/** Takes a step, decided on the post as the viewer has seen it. It is loaded before and after the step. */
export async function takePostStep(
  client: Client,
  seen: Status,
  step: PostStep,
): Promise<StepOutcome<Status | null>> {
  const outcome = await runChecked<Status | null>({
    load: () => fetchPost(client, seen.id),
    isSame: (now) => isSamePost(seen, now ?? undefined),
    isDone: (now) => (step.kind === 'delete' ? now === null : isAsChanged(now ?? undefined, step.change)),
    act: () => sendPostStep(client, seen.id, step),
  });
  const now = postAfter(outcome, step);
  if (now === null) markDeleted(client.graph, seen.id);
  else if (now !== undefined) importStatuses(client.graph, [now]);
  return outcome;
}

/** The post as a step has left it; null: it is deleted; undefined: that is not known. */
export function postAfter(outcome: StepOutcome<Status | null>, step: PostStep): Status | null | undefined {
  if (!('now' in outcome)) return undefined;
  // After a change that was made, null only means that the post could not be loaded again.
  const isKnown = outcome.now !== null || step.kind === 'delete' || outcome.kind !== 'done';
  return isKnown ? outcome.now : undefined;
}
