import ts from 'typescript';

export interface NamedImport {
  /** As in the code: `./cell`, `@linnet/api`. */
  specifier: string;
  /** A dynamic `import()`. */
  isLazy: boolean;
  /** Only types, so nothing remains at runtime. */
  isTypeOnly: boolean;
}

/** The import of a node, in whatever form; null for other nodes. */
export function importOf(node: ts.Node): NamedImport | null {
  if (ts.isImportDeclaration(node))
    return importNamed(node.moduleSpecifier, importsTypesOnly(node.importClause));
  if (ts.isExportDeclaration(node)) return importNamed(node.moduleSpecifier, exportsTypesOnly(node));
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? importNamed(node.argument.literal, true) : null;
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return null;
  const lazy = importNamed(node.arguments[0], false);
  return lazy && { ...lazy, isLazy: true };
}

function importNamed(specifier: ts.Node | undefined, isTypeOnly: boolean): NamedImport | null {
  if (specifier === undefined || !ts.isStringLiteral(specifier)) return null;
  return { specifier: specifier.text, isLazy: false, isTypeOnly };
}

function importsTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  if (name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings)) return false;
  return areTypes(namedBindings.elements);
}

function exportsTypesOnly({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  if (isTypeOnly) return true;
  return exportClause !== undefined && ts.isNamedExports(exportClause) && areTypes(exportClause.elements);
}

function areTypes(names: readonly { readonly isTypeOnly: boolean }[]): boolean {
  return names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly);
}
