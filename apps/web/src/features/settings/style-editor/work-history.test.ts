import type { Style } from '@linnet/theme';
import { withColour } from '@linnet/theme';
import { expect, test } from 'vitest';
import { draftOf, readDraft } from './work-draft';
import {
  type Work,
  begin,
  change,
  discard,
  endStep,
  hasInvalidText,
  isUnsaved,
  redo,
  undo,
  withText,
  workOf,
} from './work-history';

const style: Style = {
  meta: { name: 'Reed' },
  palettes: [{ name: 'Day', colours: { bg: '#ffffff', fg: '#dddddd', text: '#222222', link: '#0044cc' } }],
  rules: [{ selector: { component: 'Button', states: [] }, directives: { roundness: '3' } }],
};
const saved = { style, paletteAt: 0 };
const withBackground = (hex: string): Work =>
  workOf({ style: withColour(style, { paletteAt: 0, name: 'bg' }, hex), paletteAt: 0 });
const background = ({ style: { palettes } }: Work) => palettes[0]?.colours['bg'];

test('changes about the same are one step, until it ends', () => {
  let history = begin(saved);
  for (const hex of ['#eeeeee', '#dddddd']) history = change(history, withBackground(hex), 'bg');
  history = change(endStep(history), withBackground('#cccccc'), 'bg');
  expect(background(history.now)).toBe('#cccccc');
  expect(background(undo(history).now)).toBe('#dddddd');
  expect(background(undo(undo(history)).now)).toBe('#ffffff');
  expect(undo(undo(undo(history)))).toEqual(undo(undo(history)));
});

test('what was undone can be done again, until something else is changed', () => {
  const history = change(begin(saved), withBackground('#eeeeee'));
  expect(redo(undo(history)).now).toEqual(history.now);
  expect(redo(change(undo(history), withBackground('#000000'))).now).toEqual(withBackground('#000000'));
});

test('a change that changes nothing is no step', () => {
  const history = begin(saved);
  expect(change(history, withBackground('#ffffff'))).toBe(history);
});

test('discarded work is the saved style, and comes back by undo', () => {
  const history = change(begin(saved), withBackground('#eeeeee'));
  expect(isUnsaved(history)).toBe(true);
  expect(isUnsaved(discard(history))).toBe(false);
  expect(background(undo(discard(history)).now)).toBe('#eeeeee');
});

test('the style follows a text as far as it is one; what is none stays as it was typed', () => {
  const work = workOf(saved);
  const typed = '@meta { name: Sedge }\nButton { roundness: 7; glow: 3 }';
  expect(withText(work, typed)).toMatchObject({
    style: { meta: { name: 'Sedge' }, palettes: [], rules: [{ directives: { roundness: '7' } }] },
    typed,
  });
  const wrong = withText(work, 'Button');
  expect(wrong).toEqual({ ...saved, typed: 'Button' });
  expect(hasInvalidText(wrong)).toBe(true);
  expect(isUnsaved(change(begin(saved), wrong))).toBe(true);
});

test('work that is not saved outlives the page, with a text that is none yet', () => {
  const drafts = [withBackground('#123456'), withText(withBackground('#123456'), 'Butt')];
  for (const work of drafts) {
    const stored = JSON.parse(JSON.stringify(draftOf(work, false))) as Record<string, unknown>;
    expect(readDraft(stored)).toEqual(work);
  }
});

test.each([
  [{}],
  [{ text: 'owl' }],
  [{ text: 7 }],
  [{ text: '@palette.A { bg: #fff }', paletteAt: 9, theme2: '{', typed: 4 }],
])('a stored draft with anything in it does no harm: %j', (record) => {
  const draft = readDraft(record);
  expect(draft?.paletteAt ?? 0).toBe(0);
  expect(draft?.style.kept).toBeUndefined();
});
