import ts from 'typescript';
import { EngineSigns, mayBeEngine } from './engine-signs';
import { importOf } from './import-of';
import type { NamedImport } from './import-of';
import { moduleStateOf } from './module-state';
import type { ModuleState } from './module-state';
import { viewerSignOf } from './viewer-signs';
import type { ViewerSign } from './viewer-signs';

export interface FunctionSize {
  name: string;
  line: number;
  lines: number;
}

export interface FileFacts {
  lines: number;
  imports: readonly NamedImport[];
  /** Functions with a body of several lines. */
  functions: readonly FunctionSize[];
  /** Signs that the file is an engine of its own; see `engine-signs.ts`. */
  engineSigns: readonly string[];
  /** Code for a change of the viewer; see `viewer-signs.ts`. */
  viewerSigns: readonly ViewerSign[];
  /** See `module-state.ts`. */
  moduleState: readonly ModuleState[];
}

/** Reads one file. It is only parsed: types are not known. */
export function readFileFacts(file: string, text: string): FileFacts {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kindOf(file));
  const imports: NamedImport[] = [];
  const functions: FunctionSize[] = [];
  const viewerSigns: ViewerSign[] = [];
  const engine = mayBeEngine(text) ? new EngineSigns() : null;

  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line + 1;

  function visit(node: ts.Node, inside: readonly string[]): void {
    const found = importOf(node);
    if (found !== null) imports.push(found);
    const name = ownName(node);
    const within = name === undefined ? inside : [...inside, name];
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const line = lineOf(node.getStart(source));
      const lines = lineOf(node.end) - line + 1;
      if (lines > 1) functions.push({ name: within.at(-1) ?? '', line, lines });
    }
    const kind = viewerSignOf(node);
    if (kind !== null) viewerSigns.push({ kind, line: lineOf(node.getStart(source)) });
    engine?.visit(node, inside);
    ts.forEachChild(node, (child) => visit(child, within));
  }

  visit(source, []);
  return {
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports,
    functions,
    engineSigns: engine?.signs() ?? [],
    viewerSigns: withOneClear(viewerSigns),
    moduleState: moduleStateOf(source),
  };
}

/** A file that can clear itself counts once, however many members do it. */
function withOneClear(signs: readonly ViewerSign[]): ViewerSign[] {
  const first = signs.find(({ kind }) => kind === 'clear');
  return signs.filter((sign) => sign.kind !== 'clear' || sign === first);
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** The name of a function, or of the variable or property that it is assigned to. */
function ownName(node: ts.Node): string | undefined {
  const isFunction =
    ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node);
  const holdsFunction =
    (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) &&
    node.initializer !== undefined &&
    (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer));
  if (!isFunction && !holdsFunction) return undefined;
  return node.name !== undefined && ts.isIdentifier(node.name) ? node.name.text : undefined;
}
