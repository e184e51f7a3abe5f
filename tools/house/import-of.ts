import ts from 'typescript';

export interface NamedImport {
  /** As the code has it: `./cell`, `@linnet/api`. */
  specifier: string;
  /** By `import()`. */
  isLazy: boolean;
  /** Of types alone: nothing of it is left when it runs. */
  isTypeOnly: boolean;
}

/** The import that a node is, whatever its form. */
export function importOf(node: ts.Node): NamedImport | null {
  if (ts.isImportDeclaration(node)) return named(node.moduleSpecifier, takesTypesOnly(node.importClause));
  if (ts.isExportDeclaration(node)) return named(node.moduleSpecifier, givesTypesOnly(node));
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? named(node.argument.literal, true) : null;
  }
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return null;
  const lazy = named(node.arguments[0], false);
  return lazy && { ...lazy, isLazy: true };
}

function named(specifier: ts.Node | undefined, isTypeOnly: boolean): NamedImport | null {
  if (specifier === undefined || !ts.isStringLiteral(specifier)) return null;
  return { specifier: specifier.text, isLazy: false, isTypeOnly };
}

function takesTypesOnly(clause: ts.ImportClause | undefined): boolean {
  if (clause === undefined) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = clause;
  if (name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings)) return false;
  return areTypes(namedBindings.elements);
}

function givesTypesOnly({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  if (isTypeOnly) return true;
  return exportClause !== undefined && ts.isNamedExports(exportClause) && areTypes(exportClause.elements);
}

function areTypes(names: readonly { readonly isTypeOnly: boolean }[]): boolean {
  return names.length > 0 && names.every(({ isTypeOnly }) => isTypeOnly);
}
