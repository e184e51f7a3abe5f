import { isWithheld, type Account, type Status, type StatusId } from '@linnet/api';
import { keepVote } from '../polls/keep-vote';
import type { Graph } from './graph';
import { statusRow, withLatestEdit } from './status-row';

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
  const { repeatOf, quote, poll } = status;
  const account = authorOf(graph, status);
  importAccount(graph, account);
  if (poll !== null) graph.polls.put(poll.id, keepVote(graph.polls.fact(poll.id), poll));
  if (repeatOf !== null) importStatus(graph, repeatOf);
  if (quote?.status) importStatus(graph, quote.status);
  const row = statusRow({ ...status, account });
  graph.statuses.put(status.id, withLatestEdit(graph.statuses.fact(status.id), row));
  return status.id;
}

/** Who wrote a status. An author whom the server no longer names is known from when it did. */
function authorOf(graph: Graph, { id, account }: Status): Account {
  const known = isWithheld(account.id) ? graph.statuses.fact(id)?.accountId : undefined;
  return (known === undefined ? undefined : graph.accounts.fact(known)) ?? account;
}

/** Imports a page in its order, then lets go of what is no longer referred to. */
export function importStatuses(graph: Graph, statuses: readonly Status[]): StatusId[] {
  return statuses.map((status) => importStatus(graph, status));
}
