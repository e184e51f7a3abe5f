import type { ThemeReading } from '../model/style';
import type { IssBlock } from './iss-blocks';
import { IssReader } from './read-iss';
import { type Fields, fieldOf, fieldsIn, isFields, isTooDeep } from './reading';

/** More than a style can have: palettes and what is only kept are rules, too. */
const MAX_RULES = 20_000;
const MAX_PARENTS = 8;

const isWord = (value: unknown): value is string =>
  typeof value === 'string' && /^@?\w[\w ]{0,99}$/.test(value);

/** One line without the signs that end lines and blocks. */
const lineOf = (text: string) =>
  text
    .slice(0, 5000)
    .replace(/[{};\s]+/g, ' ')
    .trim();

function partOf(rule: Fields): string {
  const [component, variant, state] = ['component', 'variant', 'state'].map((name) => fieldOf(rule, name));
  const states = Array.isArray(state) ? state.filter(isWord) : [];
  const own = isWord(component) ? component : '';
  // A palette may have any name.
  const hasVariant = own === '@palette' ? typeof variant === 'string' : isWord(variant);
  return `${own}${hasVariant ? `.${String(variant)}` : ''}${states.map((one) => `:${one}`).join('')}`;
}

/** The selector as a style file has it: the parents first. */
function headerOf(rule: Fields): string {
  const parts: string[] = [];
  let at: unknown = rule;
  while (isFields(at) && parts.length < MAX_PARENTS) {
    parts.unshift(partOf(at));
    at = fieldOf(at, 'parent');
  }
  return parts.join(' ');
}

function shadowText(shadow: unknown): string {
  if (!isFields(shadow)) return String(typeof shadow === 'string' ? shadow : '?');
  const [x, y, blur, spread, colour, alpha] = ['x', 'y', 'blur', 'spread', 'color', 'alpha'].map((name) => {
    const value = fieldOf(shadow, name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  });
  const start = fieldOf(shadow, 'inset') === true ? 'inset ' : '';
  const name = fieldOf(shadow, 'name');
  const lengths = [x, y, blur, spread].map((length) => length ?? '0').join(' ');
  return `${start}${lengths} ${colour ?? '#000000'} / ${alpha ?? '1'}${isWord(name) ? ` #${name}` : ''}`;
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(shadowText).join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '?';
}

function blockOf(rule: Fields, number: number): IssBlock {
  const directives = Object.entries(fieldsIn(rule, 'directives'));
  const lines = directives.map(([name, value]) => ({
    line: number,
    text: lineOf(`${name}: ${valueText(value)}`),
  }));
  return { header: { line: number, text: lineOf(headerOf(rule)) }, lines };
}

/**
 * Reads a style as a list of rules in JSON: people's own styles are stored so. Lines of problems are the numbers of the
 * rules.
 */
export function readRuleset(input: unknown): ThemeReading {
  if (!Array.isArray(input)) return { state: 'invalid', problems: [{ key: '', what: 'notAnObject' }] };
  if (input.length > MAX_RULES) return { state: 'invalid', problems: [{ key: '', what: 'tooMany' }] };
  if (isTooDeep(input)) return { state: 'invalid', problems: [{ key: '', what: 'tooDeep' }] };
  const reader = new IssReader();
  input.forEach((rule: unknown, at) => {
    if (isFields(rule)) reader.readBlock(blockOf(rule, at + 1));
    else reader.problems.add('', 'notAnObject', at + 1);
  });
  return reader.reading();
}
