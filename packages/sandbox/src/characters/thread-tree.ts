import { listOf, textOf, type Told } from './told';

interface Context {
  ancestors: Told[];
  descendants: Told[];
}

/** The posts that answer `id` and each other, each before its answers. */
function answersTo(id: string, children: Map<string, Told[]>): Told[] {
  return (children.get(id) ?? []).flatMap((child) => [child, ...answersTo(textOf(child['id']), children)]);
}

/** The way up to the first post. */
function wayUp(parentId: string | null, byId: Map<string, Told>): Told[] {
  const parent = parentId === null ? undefined : byId.get(parentId);
  if (!parent) return [];
  return [...wayUp(textOf(parent['in_reply_to_id']) || null, byId), parent];
}

/** A conversation that is cut by time, as the tree around one post: what it answers, and what answers it. */
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
