import type { ConfigValue } from '@linnet/api';
import { isAtom, isModule } from '../config-value';
import { type Control, type ControlName, type FormProblem, type Written, textControl } from './control';

const wellFormedExpression =
  /^~r(?:\/[^]*\/|\|[^]*\||"[^]*"|'[^]*'|\([^]*\)|\[[^]*\]|\{[^]*\}|<[^]*>)[a-zA-Z]*$/;

/**
 * Why the server would not store a text as a text: it reads `:` at the beginning as an atom, names of modules as
 * modules (unknown ones crash it), and `~r` as a regular expression.
 */
function textProblem(text: string): FormProblem | null {
  if (text.startsWith(':')) return 'colon';
  if (isModule(text)) return 'module';
  return text.startsWith('~r') && !wellFormedExpression.test(text) ? 'expression' : null;
}

export function checkedText(text: string): Written {
  const problem = textProblem(text);
  return problem === null ? { value: text } : { problem };
}

const secretKey =
  /(?:^|_|:)(?:password|secret|api_key|private_key|access_key|access_token|admin_token|auth_token)$/;

export const isSecretKey = (key: string): boolean => secretKey.test(key);

export const text = (key: string, options: readonly string[] = []): Control =>
  textControl({
    kind: 'text',
    name: 'text',
    options,
    isSecret: isSecretKey(key),
    show: (value) => (typeof value === 'string' && !isAtom(value) ? value : null),
    parse: checkedText,
  });

export const image: Control = { ...text(''), kind: 'image' };

const numberControl = (name: ControlName, pattern: RegExp, problem: FormProblem): Control =>
  textControl({
    kind: 'number',
    name,
    show: (value) => (typeof value === 'number' && pattern.test(String(value)) ? String(value) : null),
    parse: (entered) => (pattern.test(entered.trim()) ? { value: Number(entered) } : { problem }),
  });

/** Up to 15 digits, which JavaScript numbers represent exactly. */
export const wholeNumber = numberControl('whole_number', /^-?\d{1,15}$/, 'whole_number');
export const number = numberControl('number', /^-?\d{1,15}(?:\.\d{1,12})?$/, 'number');

export const flag: Control = {
  kind: 'switch',
  name: 'switch',
  read: (value) => {
    if (value === undefined || value === null) return false;
    return typeof value === 'boolean' ? value : null;
  },
  write: (form, before) => ({
    value: form === false && before === null ? null : form === true,
  }),
};

const atomPattern = /^:?[A-Za-z_][\w@.]*[?!]?$/;

/** A text that the server stores as an atom; the colon may be left out. */
export function checkedAtom(entered: string): Written {
  const bare = entered.trim();
  if (isModule(bare)) return { value: bare };
  if (!atomPattern.test(bare)) return { problem: 'atom' };
  return { value: bare.startsWith(':') ? bare : `:${bare}` };
}

export const atom = (options: readonly string[] = []): Control =>
  textControl({
    kind: 'text',
    name: 'atom',
    options,
    show: (value) => (typeof value === 'string' && value.startsWith(':') ? value : null),
    parse: checkedAtom,
  });

const modulePattern = /^[A-Z]\w*(?:\.[A-Z]\w*)*$/;

export function checkedModule(entered: string): Written {
  const name = entered.trim();
  return modulePattern.test(name) ? { value: name } : { problem: 'module' };
}

export const module = (options: readonly string[] = []): Control =>
  textControl({
    kind: 'text',
    name: 'module',
    options,
    show: (value) => (typeof value === 'string' && modulePattern.test(value) ? value : null),
    parse: checkedModule,
  });

/** Values that suggestions contain as texts. */
const wordValues: ReadonlyMap<string, ConfigValue> = new Map<string, ConfigValue>([
  ['false', false],
  ['true', true],
  ['nil', null],
]);

const wordOf = (value: ConfigValue): string | null => {
  if (typeof value === 'string') return value;
  return typeof value === 'boolean' ? String(value) : null;
};

/** One of the suggestions. A present value that is not among them can be shown too. */
export const choice = (options: readonly string[]): Control =>
  textControl({
    kind: 'choice',
    name: 'choice',
    options,
    show: wordOf,
    parse: (word) => ({ value: wordValues.has(word) ? (wordValues.get(word) ?? null) : word }),
  });
