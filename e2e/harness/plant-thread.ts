import type { ControlDoor } from '@linnet/sandbox/control';

/** Ids of posts by text. */
export type PlantedThread = ReadonlyMap<string, string>;

/** Posts a conversation: each line is a post that replies to the last line with less indentation. People take turns. */
export async function plantThread(sandbox: ControlDoor, lines: string): Promise<PlantedThread> {
  const people = ['carol', 'bob', 'dave'];
  const ids = new Map<string, string>();
  const ancestors: { indent: number; id: string }[] = [];
  for (const [index, line] of lines
    .split('\n')
    .filter((text) => text.trim() !== '')
    .entries()) {
    const text = line.trim();
    const indent = line.length - line.trimStart().length;
    while ((ancestors.at(-1)?.indent ?? -1) >= indent) ancestors.pop();
    const inReplyTo = ancestors.at(-1)?.id;
    const as = people[index % people.length] ?? 'carol';
    const { id } = await sandbox.post({ as, text, ...(inReplyTo === undefined ? {} : { inReplyTo }) });
    ids.set(text, id);
    ancestors.push({ indent, id });
  }
  return ids;
}

/** The id of the post with this text. */
export function planted(thread: PlantedThread, text: string): string {
  const id = thread.get(text);
  if (id === undefined) throw new Error(`Nobody posted ${text}`);
  return id;
}
