import { type Cell, createCell, perClient } from '@linnet/domain';
import { sortedJson } from '@linnet/domain/settings';
import type { ThemeFields } from '@linnet/theme';
import { type CompiledStyle, compileStyle, styleCss } from '@linnet/theme/compile';
import { debounced } from '../../../platform/browser/debounced';
import { themePreviewOf } from '../../../platform/client/theme-preview';
import { type ShownStyle, isDarkShown, themeSlot } from '../themes/style-in-use';
import type { ThemeSlotFields } from '../themes/theme-files';
import { minimisedOf } from '../window-tabs';
import { draftOf, isDarkDraft, readDraft, workStoreOf } from './work-draft';
import { type WorkHistory, begin, isUnsaved } from './work-history';

/** The component that is being edited: its name, variant and states, and what it is inside of. */
export interface ChosenPart {
  readonly component: string;
  readonly variant?: string;
  readonly states: readonly string[];
  readonly inside?: string;
}

type Part = 'palette' | 'components' | 'text';

export interface StyleWork {
  /** Null until the style in use is loaded. */
  readonly history: Cell<WorkHistory | null>;
  /** The page shows the saved style, to compare. */
  readonly isComparing: Cell<boolean>;
  /** The open part of the editor. */
  readonly part: Cell<Part>;
  readonly chosen: Cell<ChosenPart>;
  /** The components at the place that was pointed at, from the inside out. */
  readonly pointed: Cell<readonly ChosenPart[]>;
  /**
   * Whether the dark one of two themes is edited: the one for which the unsaved work was begun or, without any, the one
   * that is shown.
   */
  isDark(): boolean;
  /** The theme that is edited, among those that the viewer has chosen. */
  slot(): ThemeSlotFields;
  /** Takes the saved style that was loaded for this choice of themes. Unsaved work is not replaced. */
  load(choice: string, saved: { readonly shown: ShownStyle; readonly isDark: boolean }): void;
  /** The choice for which the saved style was loaded. */
  readonly choice: Cell<string | null>;
  /** Marks the present work as saved under this choice. */
  markSaved(choice: string): void;
  /** Replaces the history, once there is one. */
  step(next: (history: WorkHistory) => WorkHistory): void;
  /** Shows the work on the page while the editor is open. Returns the function that ends this. */
  attach(): () => void;
  compiled(shown: ShownStyle): CompiledStyle;
}

type ThemesOfInstance = Pick<ThemeFields, 'theme' | 'style' | 'palette'>;

/** A key for the choice of themes by the viewer and the instance. */
export function choiceKey({ chosen }: ThemeSlotFields, instance: ThemesOfInstance): string {
  return sortedJson([chosen, instance.theme, instance.style, instance.palette]);
}

export const coloursOf = ({ style, paletteAt }: ShownStyle) => style.palettes[paletteAt]?.colours ?? {};

/** The style that one viewer edits. It outlives the open editor. */
export const styleWorkOf = perClient((client): StyleWork => {
  const stored = workStoreOf(client);
  const preview = themePreviewOf(client);
  const minimised = minimisedOf(client);
  const history = createCell<WorkHistory | null>(null);
  const isComparing = createCell(false);
  const choice = createCell<string | null>(null);
  /** Whether the work was begun for the dark one of two themes; null before there is any. */
  let wasDark = isDarkDraft(stored.read());
  let openEditors = 0;
  let lastCompiled: { readonly shown: ShownStyle; readonly compiled: CompiledStyle } | null = null;

  function isDark(): boolean {
    const all = history.get();
    const mayBeUnsaved = all === null || isUnsaved(all);
    return mayBeUnsaved && wasDark !== null ? wasDark : isDarkShown(client);
  }

  function compiled(shown: ShownStyle): CompiledStyle {
    if (lastCompiled?.shown !== shown)
      lastCompiled = { shown, compiled: compileStyle(shown.style, coloursOf(shown)) };
    return lastCompiled.compiled;
  }

  /** The page shows the work while the editor is open, or minimised. */
  function show(): void {
    const all = history.get();
    const isMinimised = new URLSearchParams(minimised.get()?.search).get('tab') === 'style';
    if (all === null || (openEditors === 0 && !isMinimised)) return preview.set(null);
    preview.set(
      styleCss(isComparing.get() ? compileStyle(all.saved.style, coloursOf(all.saved)) : compiled(all.now)),
    );
  }

  function store(): void {
    const all = history.get();
    // Until the style in use is loaded, the draft of an earlier visit is not overwritten.
    if (all !== null) stored.write(isUnsaved(all) ? draftOf(all.now, wasDark === true) : null);
  }

  const storing = debounced(store, { pauseMs: 300, maxDelayMs: 1000 });
  const storeNow = (): void => {
    storing.end();
    store();
  };
  window.addEventListener('pagehide', storeNow);
  client.life.onEnd(() => {
    storing.end();
    window.removeEventListener('pagehide', storeNow);
    preview.set(null);
  });
  history.subscribe(() => {
    isComparing.set(false);
    show();
    storing.schedule();
  });
  isComparing.subscribe(show);
  minimised.subscribe(show);

  return {
    history,
    isComparing,
    choice,
    compiled,
    part: createCell<Part>('palette'),
    chosen: createCell<ChosenPart>({ component: 'Button', states: [] }),
    pointed: createCell<readonly ChosenPart[]>([]),
    isDark,
    slot: () => themeSlot(client, isDark()),
    load(nextChoice, { shown: saved, isDark: isSavedDark }) {
      const all = history.get();
      // Work was begun while the style of the other theme was loaded.
      if (isSavedDark !== isDark()) return;
      wasDark = isSavedDark;
      choice.set(nextChoice);
      if (all === null) history.set(begin(saved, readDraft(stored.read())));
      else history.set(isUnsaved(all) ? { ...all, saved } : begin(saved));
    },
    markSaved(nextChoice) {
      choice.set(nextChoice);
      history.update((all) => all && { ...all, saved: all.now, lastTopic: null });
      storeNow();
    },
    step: (next) => history.update((all) => all && next(all)),
    attach() {
      openEditors += 1;
      show();
      return () => {
        openEditors -= 1;
        isComparing.set(false);
        storeNow();
        show();
      };
    },
  };
});
