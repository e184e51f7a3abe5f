import type { Account, Status, StatusId } from '@linnet/api';
import { keepVote } from '../polls/keep-vote';
import type { Graph } from './graph';
import { statusRow } from './status-row';

/** The one door into the graph for accounts. */
export function importAccount(graph: Graph, account: Account): void {
  graph.accounts.put(account.id, account);
}

/**
 * The one door into the graph for statuses: pages, socket events, posts just written and answers to actions
 * all come through here. What a status contains goes into its own table first, so that nobody ever reads a
 * row whose parts are missing.
 */
export function importStatus(graph: Graph, status: Status): StatusId {
  const { account, repeatOf, quote, poll } = status;
  importAccount(graph, account);
  if (poll !== null) graph.polls.put(poll.id, keepVote(graph.polls.fact(poll.id), poll));
  if (repeatOf !== null) importStatus(graph, repeatOf);
  if (quote?.status) importStatus(graph, quote.status);
  graph.statuses.put(status.id, statusRow(status));
  return status.id;
}

/** Imports a page in its order, then lets go of what is no longer referred to. */
export function importStatuses(graph: Graph, statuses: readonly Status[]): StatusId[] {
  return statuses.map((status) => importStatus(graph, status));
}
