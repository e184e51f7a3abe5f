import ts from 'typescript';
import { importOf } from './import-of';

/** What an import or a re-export uses of a module: some names, or everything. */
export type UsedNames = ReadonlySet<string> | 'all';

export interface ModuleShape {
  /** Imports that the module uses itself. Type-only and dynamic imports are left out. */
  uses: readonly { specifier: string; names: UsedNames }[];
  /** Re-exports, each with its name in the other module; `*` stands for the whole module. */
  reexports: readonly { specifier: string; name: string; from: string }[];
  /** It has code of its own, and is not only a list of re-exports. */
  hasCode: boolean;
  /** The names of its own exports. */
  ownExports: ReadonlySet<string>;
}

export function readModuleShape(file: string, text: string): ModuleShape {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const values = statements.filter((statement) => !isTypeDeclaration(statement));
  const uses: { specifier: string; names: UsedNames }[] = [];
  const reexports: { specifier: string; name: string; from: string }[] = [];
  let hasCode = false;
  for (const statement of values) {
    const found = importOf(statement);
    if (found?.isTypeOnly) continue;
    if (found !== null && ts.isImportDeclaration(statement)) {
      uses.push({ specifier: found.specifier, names: namesUsedBy(statement.importClause) });
    } else if (found !== null && ts.isExportDeclaration(statement)) {
      reexports.push(...reexportsOf(statement, found.specifier));
    } else {
      hasCode = true;
    }
  }
  return { uses, reexports, hasCode, ownExports: new Set(values.flatMap(ownNames)) };
}

function isTypeDeclaration(statement: ts.Statement): boolean {
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
}

function namesUsedBy(clause: ts.ImportClause | undefined): UsedNames {
  const bindings = clause?.namedBindings;
  if (clause === undefined || (bindings !== undefined && !ts.isNamedImports(bindings))) return 'all';
  const values = (bindings?.elements ?? []).filter(({ isTypeOnly }) => !isTypeOnly);
  const names = values.map(({ name, propertyName }) => (propertyName ?? name).text);
  return new Set(clause.name === undefined ? names : ['default', ...names]);
}

function reexportsOf({ exportClause }: ts.ExportDeclaration, specifier: string) {
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) {
    return [{ specifier, name: '*', from: '*' }];
  }
  return exportClause.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => ({ specifier, name: name.text, from: (propertyName ?? name).text }));
}

function ownNames(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap(({ name }) =>
      ts.isIdentifier(name) ? [name.text] : [],
    );
  }
  if (ts.isExportAssignment(statement)) return ['default'];
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}
