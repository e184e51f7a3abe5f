import { isWithheld, type Account, type Status, type StatusId } from '@linnet/api';
import { keepVote } from './keep-vote';
import type { Graph } from './graph';
import { statusRow, withDeletion, withLatestEdit } from './status-row';

/** The one function by which accounts enter the graph. */
export function importAccount(graph: Graph, account: Account): void {
  graph.accounts.put(account.id, account);
}

/**
 * The one function by which statuses enter the graph: pages, socket events, new posts and the answers to actions. What
 * a status contains is put into its own table first, so that nobody reads a row whose parts are missing.
 */
export function importStatus(graph: Graph, status: Status): StatusId {
  const { repeatOf, quote, poll } = status;
  const account = authorOf(graph, status);
  importAccount(graph, account);
  if (poll !== null) graph.polls.put(poll.id, keepVote(graph.polls.fact(poll.id), poll));
  if (repeatOf !== null) importStatus(graph, repeatOf);
  if (quote?.status) importStatus(graph, quote.status);
  const row = statusRow({ ...status, account });
  const known = graph.statuses.fact(status.id);
  graph.statuses.put(status.id, withDeletion(known, withLatestEdit(known, row)));
  return status.id;
}

/** The author of a status. If the server no longer names one, the known row of the status does. */
function authorOf(graph: Graph, { id, account }: Status): Account {
  const known = isWithheld(account.id) ? graph.statuses.fact(id)?.accountId : undefined;
  return (known === undefined ? undefined : graph.accounts.fact(known)) ?? account;
}

/** Imports the statuses of a page; returns their ids in the same order. */
export function importStatuses(graph: Graph, statuses: readonly Status[]): StatusId[] {
  return statuses.map((status) => importStatus(graph, status));
}
