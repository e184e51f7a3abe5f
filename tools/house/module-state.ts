import ts from 'typescript';

/** A module-level variable whose content can change. All clients of the document share it. */
export interface ModuleState {
  name: string;
  line: number;
}

/** The layers of the web client that are rendered for a client; what belongs to a viewer is made `perClient` there. */
export const LAYERS_OF_CLIENTS = /^apps\/web\/src\/(app|features|blocks|ui|platform)\//;

/** Module-level state that belongs to the document, whoever is shown in it, by file and name. */
export const documentState: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'apps/web/src/app/frame.tsx': { clients: 'counts the clients of the document' },
  'apps/web/src/blocks/emoji/use-emoji-groups.ts': { emojiParts: 'names of emoji by language' },
  'apps/web/src/blocks/inline-parts/avatar.tsx': { errorTimes: 'addresses that the browser cannot load' },
  'apps/web/src/blocks/keys/step-card.ts': { pendingSelection: 'the one selection of the document' },
  'apps/web/src/blocks/media/players/only-one-plays.ts': { playing: 'only one medium is heard' },
  'apps/web/src/blocks/media/detect-animation.ts': { animationByAddress: 'which files are animated' },
  'apps/web/src/blocks/status/status-marks.tsx': { names: 'formatters by language' },
  'apps/web/src/blocks/text-suggestions/field-suggestions.tsx': { nothingYet: 'never changes' },
  'apps/web/src/blocks/tool-surface/use-keyboard-inset.ts': { listening: 'the keyboard of the screen' },
  'apps/web/src/features/sign-out/use-unsent-settings.ts': { notStarted: 'never changes' },
  'apps/web/src/platform/alerts/register-worker.ts': { policy: 'of the document, which allows one' },
  'apps/web/src/platform/alerts/alert-permission.ts': { answerCount: 'the permission is that of the site' },
  'apps/web/src/platform/browser/interaction.ts': {
    lastPress: 'the last press on the document',
    isWatching: 'presses on the document',
  },
  'apps/web/src/platform/chunks/lazy-styles.ts': { styles: 'code of the page' },
  'apps/web/src/platform/chunks/reload-page.ts': { listeners: 'code of the page', parts: 'code of the page' },
  'apps/web/src/platform/client/use-own-profile.ts': { noValues: 'never changes', noErrors: 'never changes' },
  'apps/web/src/platform/hotkeys/early-keys.ts': { pressed: 'keys before the first client is shown' },
  'apps/web/src/platform/navigation/go-back.ts': { layers: 'the layers over the page and their history' },
  'apps/web/src/platform/navigation/over-page.ts': { moves: 'the history of the tab' },
  'apps/web/src/platform/navigation/page-history.ts': { pageHistory: 'the history of the tab' },
  'apps/web/src/platform/storage/snapshot-storage.ts': { attempt: 'the open database of the browser' },
  'apps/web/src/platform/storage/text-storage.ts': {
    attempt: 'the open database of the browser',
    unstored: 'stands in for that database, by the same names',
  },
  'apps/web/src/platform/start/first-content.ts': {
    resolveRendered: 'the start of the page',
    hasRendered: 'the start of the page',
    listeners: 'the start of the page',
  },
};

/** All module-level state of a file: `let`, an empty collection, or what a function named `create…` returns. */
export function moduleStateOf(source: ts.SourceFile): ModuleState[] {
  return source.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations
      .filter((declaration) => !isConst(declarationList) || holdsState(declaration))
      .map(({ name }) => {
        const line = source.getLineAndCharacterOfPosition(name.getStart(source)).line + 1;
        return { name: name.getText(source), line };
      }),
  );
}

function isConst({ flags }: ts.VariableDeclarationList): boolean {
  return (flags & ts.NodeFlags.Const) !== 0;
}

function holdsState({ type, initializer }: ts.VariableDeclaration): boolean {
  if (initializer === undefined) return false;
  const isEmptyList = ts.isArrayLiteralExpression(initializer) && initializer.elements.length === 0;
  // `readonly Row[]` is another kind of type.
  if (isEmptyList) return type === undefined || ts.isArrayTypeNode(type);
  return createsState(initializer);
}

/** Whether the expression, evaluated with the module, makes something that can change. */
function createsState(node: ts.Node): boolean {
  if (ts.isFunctionLike(node) || ts.isClassLike(node)) return false;
  return isEmptyCollection(node) || isCreation(node) || (ts.forEachChild(node, createsState) ?? false);
}

function isEmptyCollection(node: ts.Node): boolean {
  if (!ts.isNewExpression(node) || !ts.isIdentifier(node.expression)) return false;
  return /^(Weak)?(Map|Set)$/.test(node.expression.text) && (node.arguments ?? []).length === 0;
}

/** A context of React is only a name: its value is that of a component. */
function isCreation(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return false;
  const { text } = node.expression;
  return /^create[A-Z]/.test(text) && text !== 'createContext';
}
