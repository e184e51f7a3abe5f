import { listOf, textOf, type Told } from './told';

interface Context {
  ancestors: Told[];
  descendants: Told[];
}

/** All replies to `id` and to its replies, depth first. */
function answersTo(id: string, children: Map<string, Told[]>): Told[] {
  return (children.get(id) ?? []).flatMap((child) => [child, ...answersTo(textOf(child['id']), children)]);
}

/** The ancestors of a status, from the first status of the conversation down to `parentId`. */
function wayUp(parentId: string | null, byId: Map<string, Told>): Told[] {
  const parent = parentId === null ? undefined : byId.get(parentId);
  if (!parent) return [];
  return [...wayUp(textOf(parent['in_reply_to_id']) || null, byId), parent];
}

/** Turns a context that is split by time into the ancestors and descendants of one status. */
export function threadTree(
  context: Told,
  { id, parentId }: { id: string; parentId: string | null },
): Context {
  const all = [...listOf(context['ancestors']), ...listOf(context['descendants'])];
  const byId = new Map(all.map((status) => [textOf(status['id']), status]));
  const children = new Map<string, Told[]>();
  for (const status of all) {
    const parent = textOf(status['in_reply_to_id']);
    children.set(parent, [...(children.get(parent) ?? []), status]);
  }
  return { ancestors: wayUp(parentId, byId), descendants: answersTo(id, children) };
}
