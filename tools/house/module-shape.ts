import ts from 'typescript';
import { importOf } from './import-of';

/** What an import or a re-export takes from a module: names of it, or everything. */
export type Taken = ReadonlySet<string> | 'all';

export interface ModuleShape {
  /** What it imports to use it. Imports of types and lazy ones are left out. */
  uses: readonly { specifier: string; taken: Taken }[];
  /** What it hands on from others, each under the name that it has there; `*` stands for all of a module. */
  handsOn: readonly { specifier: string; name: string; from: string }[];
  /** It has code of its own, and is not only a list of what others export. */
  hasCode: boolean;
  /** The names that it exports itself. */
  own: ReadonlySet<string>;
}

export function readModuleShape(file: string, text: string): ModuleShape {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const values = statements.filter((statement) => !isTypeDeclaration(statement));
  const uses: { specifier: string; taken: Taken }[] = [];
  const handsOn: { specifier: string; name: string; from: string }[] = [];
  let hasCode = false;
  for (const statement of values) {
    const found = importOf(statement);
    if (found?.isTypeOnly) continue;
    if (found !== null && ts.isImportDeclaration(statement)) {
      uses.push({ specifier: found.specifier, taken: takenBy(statement.importClause) });
    } else if (found !== null && ts.isExportDeclaration(statement)) {
      handsOn.push(...handedOn(statement, found.specifier));
    } else {
      hasCode = true;
    }
  }
  return { uses, handsOn, hasCode, own: new Set(values.flatMap(ownNames)) };
}

function isTypeDeclaration(statement: ts.Statement): boolean {
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
}

function takenBy(clause: ts.ImportClause | undefined): Taken {
  const bindings = clause?.namedBindings;
  if (clause === undefined || (bindings !== undefined && !ts.isNamedImports(bindings))) return 'all';
  const values = (bindings?.elements ?? []).filter(({ isTypeOnly }) => !isTypeOnly);
  const names = values.map(({ name, propertyName }) => (propertyName ?? name).text);
  return new Set(clause.name === undefined ? names : ['default', ...names]);
}

function handedOn({ exportClause }: ts.ExportDeclaration, specifier: string) {
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
