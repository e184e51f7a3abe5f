import type { Style } from '@linnet/theme';
import { readIss } from '@linnet/theme/formats';
import type { ShownStyle } from '../themes/style-in-use';

/** The style that is being edited, at one moment. */
export interface Work extends ShownStyle {
  /** The text as it was typed, which may not be valid; null if the style was changed in another way since. */
  readonly typed: string | null;
}

/** The work, with the steps that can be undone and redone. */
export interface WorkHistory {
  /** The style as it is saved. */
  readonly saved: ShownStyle;
  readonly now: Work;
  readonly past: readonly Work[];
  readonly future: readonly Work[];
  /** What the last change was about: further changes of the same topic belong to the same step. */
  readonly lastTopic: string | null;
}

const MAX_STEPS = 200;

export const workOf = (shown: ShownStyle): Work => ({ ...shown, typed: null });

export function begin(saved: ShownStyle, unsaved?: Work): WorkHistory {
  const start = workOf(saved);
  return {
    saved,
    now: unsaved ?? start,
    past: unsaved === undefined ? [] : [start],
    future: [],
    lastTopic: null,
  };
}

/** Whether two works are the same style. */
function isSame(one: ShownStyle, other: ShownStyle): boolean {
  if (one === other) return true;
  return JSON.stringify([one.style, one.paletteAt]) === JSON.stringify([other.style, other.paletteAt]);
}

/** Whether there is something to save, or to lose. */
export function isUnsaved({ saved, now }: WorkHistory): boolean {
  return hasInvalidText(now) || !isSame(saved, now);
}

/** Whether the typed text is not valid, so that `style` is still the one before. */
export function hasInvalidText({ typed }: Work): boolean {
  return typed !== null && readIss(typed).state === 'invalid';
}

/** The next work, as a step of its own, or as part of the last step if that has the same topic. */
export function change(history: WorkHistory, next: Work, topic: string | null = null): WorkHistory {
  if (next.typed === history.now.typed && isSame(next, history.now)) return history;
  const joins = topic !== null && topic === history.lastTopic;
  const past = joins ? history.past : [...history.past, history.now].slice(-MAX_STEPS);
  return { ...history, now: next, past, future: [], lastTopic: topic };
}

/** The next style, for changes that were not typed as text. */
export function edit(
  history: WorkHistory,
  next: (style: Style, paletteAt: number) => Style,
  topic?: string,
): WorkHistory {
  const { now } = history;
  return change(history, { ...now, style: next(now.style, now.paletteAt), typed: null }, topic);
}

/** The saved style again, as a step that can be undone. */
export const discard = (history: WorkHistory): WorkHistory => change(history, workOf(history.saved));

/** The next change begins a step of its own. */
export const endStep = (history: WorkHistory): WorkHistory =>
  history.lastTopic === null ? history : { ...history, lastTopic: null };

export function undo(history: WorkHistory): WorkHistory {
  const { past, now, future } = history;
  const before = past.at(-1);
  if (before === undefined) return history;
  return { ...history, now: before, past: past.slice(0, -1), future: [now, ...future], lastTopic: null };
}

export function redo(history: WorkHistory): WorkHistory {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  if (next === undefined) return history;
  return { ...history, now: next, past: [...past, now], future: rest, lastTopic: null };
}

/** The work with a newly typed text, and the style that it describes if it is valid. */
export function withText({ style, paletteAt }: Work, typed: string): Work {
  const reading = readIss(typed);
  if (reading.state === 'invalid') return { style, paletteAt, typed };
  const { theme2 } = style.kept ?? {};
  const read = reading.style;
  const next = theme2 === undefined ? read : { ...read, kept: { ...read.kept, theme2 } };
  return { style: next, paletteAt: Math.max(0, Math.min(paletteAt, read.palettes.length - 1)), typed };
}
