import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { inRoot, root } from '../run/root';
import type { Omission } from './omissions';
import { without } from './plant';

/** An error of the compiler, by file. */
export interface CompileError {
  file: string;
  message: string;
}

/**
 * The compiler's errors when all of these entries are missing, in the files that should report them;
 * nothing is written.
 */
export function compilePlanted(omissions: readonly Omission[]): CompileError[] {
  const planted = new Map<string, string>();
  for (const omission of omissions) {
    const file = inRoot(omission.file);
    planted.set(file, without(planted.get(file) ?? readFileSync(file, 'utf8'), omission));
  }
  const options = readOptions();
  const host = ts.createCompilerHost(options);
  const { readFile } = host;
  host.readFile = (file) => planted.get(path.normalize(file)) ?? readFile(file);
  const files = [...new Set(omissions.map(({ file, caughtIn = file }) => caughtIn))];
  const program = ts.createProgram(
    files.map((file) => inRoot(file)),
    options,
    host,
  );
  return files.flatMap((file) =>
    program.getSemanticDiagnostics(program.getSourceFile(inRoot(file))).map(({ messageText }) => ({
      file,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    })),
  );
}

/** Our options for the client and its tests alike. */
function readOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(inRoot('tsconfig.base.json'), ts.sys.readFile);
  const { options, errors } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      composite: false,
      declaration: false,
      emitDeclarationOnly: false,
      noEmit: true,
      noUnusedLocals: false,
      jsx: 'react-jsx',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['vite/client', 'node'],
    },
    root,
  );
  if (errors.length > 0) throw new Error('The options of the compiler could not be read.');
  return options;
}
