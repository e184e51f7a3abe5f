import { EditorState, RangeSetBuilder, StateEffect, StateField } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  ViewPlugin,
  type ViewUpdate,
  keymap,
  lineNumbers,
} from '@codemirror/view';

/** Matches the highlighted words of a style file; the named group says of what kind a word is. */
const token =
  /(?<header>^[^{};:]*(?=\{)|@\w+[^{};]*(?=\{))|(?<colour>#[\da-f]{3,8}\b)|(?<variable>--[\w-]+)|(?<formula>\$\w+)|(?<name>[\w-]+(?=\s*:))|(?<number>[+-]?\d*\.?\d+(?:px|rem)?\b)/gim;

const marks = Object.fromEntries(
  ['header', 'colour', 'variable', 'formula', 'name', 'number'].map((kind) => [
    kind,
    Decoration.mark({ class: `iss-${kind}` }),
  ]),
);

function highlighted(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    // Whole lines: a word may begin before what is visible.
    const start = view.state.doc.lineAt(from).from;
    for (const match of view.state.sliceDoc(start, to).matchAll(token)) {
      const kind = Object.entries(match.groups ?? {}).find(([, word]) => word !== undefined)?.[0];
      const mark = kind === undefined ? undefined : marks[kind];
      const at = start + match.index;
      if (mark !== undefined && match[0] !== '') builder.add(at, at + match[0].length, mark);
    }
  }
  return builder.finish();
}

const highlighting = ViewPlugin.fromClass(
  class {
    marked: DecorationSet;

    constructor(view: EditorView) {
      this.marked = highlighted(view);
    }

    update(update: ViewUpdate): void {
      if (update.docChanged || update.viewportChanged) this.marked = highlighted(update.view);
    }
  },
  { decorations: ({ marked }) => marked },
);

const setWrongLines = StateEffect.define<readonly number[]>();
const wrongLine = Decoration.line({ class: 'iss-wrong' });

/** Highlights the lines with errors, which move when something is typed above them. */
const wrongLines = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(lines, { state, changes, effects }) {
    const effect = effects.find((one) => one.is(setWrongLines));
    if (effect?.is(setWrongLines) !== true) return lines.map(changes);
    const known = [...new Set(effect.value)].filter((line) => line >= 1 && line <= state.doc.lines);
    const starts = known.map((line) => state.doc.line(line).from).sort((one, other) => one - other);
    return Decoration.set(starts.map((from) => wrongLine.range(from)));
  },
  provide: (field) => EditorView.decorations.from(field),
});

/** A new line is indented like the one before. */
function insertLine(view: EditorView): boolean {
  const { state } = view;
  const [indent = ''] = /^\s*/.exec(state.doc.lineAt(state.selection.main.from).text) ?? [];
  view.dispatch({ ...state.replaceSelection(`\n${indent}`), scrollIntoView: true, userEvent: 'input' });
  return true;
}

const editorTheme = EditorView.theme({
  '&': { color: 'var(--text)', backgroundColor: 'var(--inset)', fontSize: 'var(--t2)' },
  '.cm-scroller': { fontFamily: 'var(--monoFont)', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--text)' },
  '.cm-gutters': { color: 'var(--faint)', backgroundColor: 'transparent', border: '0' },
  '.iss-header': { color: 'var(--accent)', fontWeight: '700' },
  '.iss-colour, .iss-number': { color: 'var(--cBlue)' },
  '.iss-variable': { color: 'var(--cGreen)' },
  '.iss-formula': { color: 'var(--link)' },
  '.iss-name': { fontWeight: '600' },
  '.iss-wrong': { backgroundColor: 'var(--redSoft)', boxShadow: 'inset 3px 0 var(--cRed)' },
});

interface IssViewOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  /** The accessible name. */
  readonly label: string;
  /** Id of the element that lists what is wrong. */
  readonly describedBy: string;
  /** Called with the text that somebody typed, and the line they are in. */
  readonly onType: (text: string, line: number) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

export interface IssView {
  /** Replaces the text without calling `onType`. */
  setText(text: string): void;
  setWrongLines(lines: readonly number[]): void;
  /** Puts the cursor into a line. */
  goTo(line: number): void;
  end(): void;
}

/** A field for the text of a style, highlighted. Undo and redo are those of the editor around it. */
export function createIssView({
  parent,
  text,
  label,
  describedBy,
  onType,
  onUndo,
  onRedo,
}: IssViewOptions): IssView {
  const run = (step: () => void) => () => {
    step();
    return true;
  };
  let isSettingText = false;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        EditorView.lineWrapping,
        highlighting,
        wrongLines,
        editorTheme,
        keymap.of([
          { key: 'Enter', run: insertLine },
          { key: 'Mod-z', run: run(onUndo), preventDefault: true },
          { key: 'Mod-y', run: run(onRedo), preventDefault: true },
          { key: 'Mod-Shift-z', run: run(onRedo), preventDefault: true },
        ]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          spellcheck: 'false',
          dir: 'ltr',
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (!docChanged || isSettingText) return;
          onType(state.doc.toString(), state.doc.lineAt(state.selection.main.head).number);
        }),
      ],
    }),
  });

  return {
    setText(next) {
      const before = view.state.doc.toString();
      if (next === before) return;
      isSettingText = true;
      view.dispatch({ changes: { from: 0, to: before.length, insert: next } });
      isSettingText = false;
    },
    setWrongLines: (lines) => view.dispatch({ effects: setWrongLines.of(lines) }),
    goTo(line) {
      const { from } = view.state.doc.line(Math.min(line, view.state.doc.lines));
      view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
      view.focus();
    },
    end: () => view.destroy(),
  };
}
