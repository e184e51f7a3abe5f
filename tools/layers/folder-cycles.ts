export interface FileImport {
  from: string;
  to: string;
}

/** A folder in a cycle of imports, and a folder that it imports in that cycle. */
export interface FolderInCycle {
  folder: string;
  imports: string;
}

/**
 * The folders directly below `top` that are in a cycle of imports, counting imports between files at any depth. A file
 * beside the folders is a node of its own.
 */
export function folderCycles(imports: readonly FileImport[], top: string): FolderInCycle[] {
  return nodesInCycles(imports, top).filter(({ folder }) => !isFile(folder));
}

/** Like `folderCycles`, including the files beside the folders. */
export function nodesInCycles(imports: readonly FileImport[], top: string): FolderInCycle[] {
  const graph = folderGraph(imports, top);
  return stronglyConnected(graph)
    .filter((part) => part.length > 1)
    .flatMap((part) => part.map((folder) => ({ folder, imports: firstOf(graph.get(folder), part) })))
    .toSorted((a, b) => a.folder.localeCompare(b.folder));
}

/**
 * The folder directly below `top` that contains a file; the file itself when it is beside the folders, null outside.
 */
export function folderBelow(file: string, top: string): string | null {
  if (!file.startsWith(`${top}/`)) return null;
  const [folder = ''] = file.slice(top.length + 1).split('/');
  return `${top}/${folder}`;
}

/** Whether a result of `folderBelow` is a file. */
export function isFile(place: string): boolean {
  return /\.\w+$/.test(place);
}

function folderGraph(imports: readonly FileImport[], top: string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [a, b] = [folderBelow(from, top), folderBelow(to, top)];
    if (a === null || b === null) continue;
    const imported = graph.get(a) ?? new Set();
    graph.set(a, imported);
    if (!graph.has(b)) graph.set(b, new Set());
    if (a !== b) imported.add(b);
  }
  return graph;
}

function firstOf(targets: ReadonlySet<string> | undefined, part: readonly string[]): string {
  return [...(targets ?? [])].toSorted().find((target) => part.includes(target)) ?? '';
}

/** Tarjan's algorithm: the strongly connected components. */
function stronglyConnected(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowLinks = new Map<string, number>();
  const stack: string[] = [];
  const components: string[][] = [];

  function visit(node: string): number {
    const index = order.size;
    order.set(node, index);
    lowLinks.set(node, index);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      const lowLinkOfNext = order.has(next)
        ? stack.includes(next)
          ? order.get(next)
          : undefined
        : visit(next);
      lowLinks.set(node, Math.min(lowLinks.get(node) ?? index, lowLinkOfNext ?? index));
    }
    const low = lowLinks.get(node) ?? index;
    if (low === index) components.push(stack.splice(stack.indexOf(node)));
    return low;
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return components;
}
