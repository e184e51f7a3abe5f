/** The members of the list, or the search for people to add. */
export type ListTab = 'members' | 'add';

/** Reads the open tab from the query of the address; `usual` is the default. */
export function readListTab(search: string, usual: ListTab): ListTab {
  const wanted = new URLSearchParams(search).get('tab');
  return wanted === 'members' || wanted === 'add' ? wanted : usual;
}
