/** What of a list's people is shown: those in it, or a search for more. */
export type ListTab = 'members' | 'add';

/** The open tab as the query of the address says it. */
export function readListTab(search: string, usual: ListTab): ListTab {
  const wanted = new URLSearchParams(search).get('tab');
  return wanted === 'members' || wanted === 'add' ? wanted : usual;
}
