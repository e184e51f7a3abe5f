import type { PagingForm } from '@linnet/api/wire';

const PAGING_PARAMS = ['max_id', 'min_id', 'since_id', 'before', 'after', 'offset', 'page', 'cursor'];

/** The paging parameters of each relation of a Link header; null without a header. */
export function pagingForm(link: string | null): PagingForm {
  if (link === null) return null;
  const rows = [...link.matchAll(/<([^>]+)>;\s*rel="?(\w+)"?/g)].map(([, address = '', rel = '']) => {
    const { searchParams } = new URL(address, 'http://localhost');
    return [rel, PAGING_PARAMS.filter((name) => searchParams.has(name))] as const;
  });
  return Object.fromEntries(rows.sort(([one], [other]) => one.localeCompare(other)));
}

/** Whether a header has one of the recorded forms; relations may be missing. */
export function fitsPaging(form: PagingForm, recorded: readonly PagingForm[]): boolean {
  if (form === null) return recorded.includes(null);
  return recorded.some(
    (known) =>
      known !== null && Object.entries(form).every(([rel, names]) => names.join() === known[rel]?.join()),
  );
}
