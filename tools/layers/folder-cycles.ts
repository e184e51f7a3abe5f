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
  return placesInCycles(imports, top).filter(({ folder }) => !isFile(folder));
}

/** Like `folderCycles`, including the files beside the folders. */
export function placesInCycles(imports: readonly FileImport[], top: string): FolderInCycle[] {
  const graph = folderGraph(imports, top);
  return strongParts(graph)
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
    const known = graph.get(a) ?? new Set();
    graph.set(a, known);
    if (!graph.has(b)) graph.set(b, new Set());
    if (a !== b) known.add(b);
  }
  return graph;
}

function firstOf(targets: ReadonlySet<string> | undefined, part: readonly string[]): string {
  return [...(targets ?? [])].toSorted().find((target) => part.includes(target)) ?? '';
}

/** Tarjan's algorithm: the strongly connected components. */
function strongParts(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const parts: string[][] = [];

  function visit(node: string): number {
    const own = order.size;
    order.set(node, own);
    lowest.set(node, own);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      const reached = order.has(next) ? (open.includes(next) ? order.get(next) : undefined) : visit(next);
      lowest.set(node, Math.min(lowest.get(node) ?? own, reached ?? own));
    }
    const low = lowest.get(node) ?? own;
    if (low === own) parts.push(open.splice(open.indexOf(node)));
    return low;
  }

  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return parts;
}
