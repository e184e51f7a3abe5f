import { readJson } from './read-json';

/** The ids of the newest statuses of the known network, from the server. */
export async function newestIds(url: string, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const before = ids.length === 0 ? '' : `&max_id=${ids.at(-1)}`;
    const page = await readJson(`${url}/api/v1/timelines/public?limit=40${before}`);
    if (!Array.isArray(page) || page.length === 0) throw new Error('The server has fewer statuses.');
    ids.push(...page.map(({ id }) => String(id)));
  }
  return ids.slice(0, count);
}
