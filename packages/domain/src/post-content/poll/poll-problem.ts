import type { DraftPoll } from '../draft';
import { toldOptions } from './told-options';

/** Why a post with this poll cannot be sent; null when it can. */
export function pollProblem(poll: Pick<DraftPoll, 'options'>): 'polls.not_enough_options' | null {
  return toldOptions(poll).length < 2 ? 'polls.not_enough_options' : null;
}
