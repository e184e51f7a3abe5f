import { parseHex, toHex } from '../colour';
import { isKnownSelector } from '../model/components';
import { parseSelector } from '../model/selectors';
import type {
  KeptBlock,
  Style,
  StyleMeta,
  StylePalette,
  StyleRule,
  StyleSelector,
  ThemeReading,
} from '../model/style';
import { VARIABLE_NAME, isDirectiveName, parseDirective, printDirective } from '../values/directive-value';
import { type IssBlock, type IssLine, MAX_PIECES, issBlocks } from './iss-blocks';
import { ProblemList, plainLine } from './reading';
import { writeIss } from './write-iss';

/** A style has about 10 kB; the most that is read. */
const MAX_STYLE_LENGTH = 1_000_000;
const MAX_RULES = 5000;
const MAX_HEADER_LENGTH = 4000;
const COLOUR_NAME = /^[a-z]\w{0,39}$/i;
const metaNames = ['name', 'author', 'license', 'website'] as const;

const isMetaName = (name: string): name is keyof StyleMeta => metaNames.some((one) => one === name);

/** Reads the blocks one by one into the parts of a style. */
export class IssReader {
  readonly problems = new ProblemList();
  readonly meta: { -readonly [Name in keyof StyleMeta]: string } = { name: '' };
  readonly palettes: StylePalette[] = [];
  readonly rules: StyleRule[] = [];
  readonly kept: KeptBlock[] = [];

  readBlock({ header, lines }: IssBlock): void {
    const [, paletteName] = /^@palette\.(.{1,100})$/i.exec(header.text) ?? [];
    if (header.text === '@meta') this.#readMeta(lines);
    else if (paletteName !== undefined) this.#readPalette(paletteName.trim(), header, lines);
    else if (header.text.startsWith('@')) {
      this.problems.add(header.text, 'unknownName', header.line);
      this.#keep(header.text, lines);
    } else this.#readRules(header, lines);
  }

  reading(): ThemeReading {
    const { problems, meta, palettes, rules, kept } = this;
    if (palettes.length === 0 && rules.length === 0) {
      if (problems.all.length === 0) problems.add('', 'missing');
      return { state: 'invalid', problems: problems.byLine() };
    }
    if (meta.name === '') problems.add('name', 'missing');
    const style = { meta, palettes, rules, ...(kept.length > 0 && { kept: { blocks: kept } }) };
    if (!problems.isCut && !isWritable(style)) problems.add('', 'tooMany');
    // Half a style would look like the whole one, and the rest would be lost with the next export.
    if (problems.isCut) return { state: 'invalid', problems: [{ key: '', what: 'tooMany' }] };
    return { state: 'read', style, notes: problems.byLine() };
  }

  #keep(header: string, lines: readonly IssLine[]): void {
    if (header !== '' && lines.length > 0) this.kept.push({ header, lines: lines.map(({ text }) => text) });
  }

  #readMeta(lines: readonly IssLine[]): void {
    const unknown = lines.filter(({ line, text }) => {
      const { name, rest } = cutAtColon(text);
      const value = plainLine(rest);
      if (isMetaName(name) && value !== null) this.meta[name] = value;
      else this.problems.add(name, isMetaName(name) ? 'notAValue' : 'unknownName', line);
      return !isMetaName(name) || value === null;
    });
    this.#keep('@meta', unknown);
  }

  #readPalette(name: string, header: IssLine, lines: readonly IssLine[]): void {
    const colours = new Map<string, string>();
    const unknown = lines.filter(({ line, text }) => {
      const { name: key, rest } = cutAtColon(text);
      const colour = parseHex(rest);
      if (colour === null || !COLOUR_NAME.test(key)) {
        this.problems.add(key, colour === null ? 'notAColour' : 'notAName', line);
        return true;
      }
      colours.set(key, toHex(colour.colour, colour.alpha));
      return false;
    });
    if (this.palettes.some((palette) => palette.name === name)) {
      this.problems.add(header.text, 'twice', header.line);
      this.#keep(header.text, lines);
      return;
    }
    if (colours.size > 0) this.palettes.push({ name, colours: Object.fromEntries(colours) });
    this.#keep(header.text, unknown);
  }

  #readRules(header: IssLine, lines: readonly IssLine[]): void {
    const selectors = this.#readSelectors(header, lines);
    const directives = new Map<string, string>();
    const unknown = lines.filter((line) => !this.#readDirective(line, directives));
    if (directives.size > 0) {
      const shared = Object.fromEntries(directives);
      this.rules.push(...selectors.map(({ selector }) => ({ selector, directives: shared })));
    }
    if (selectors.length > 0) this.#keep(selectors.map(({ text }) => text).join(', '), unknown);
  }

  #readSelectors(
    header: IssLine,
    lines: readonly IssLine[],
  ): readonly { readonly selector: StyleSelector; readonly text: string }[] {
    if (header.text.length > MAX_HEADER_LENGTH) {
      this.problems.add(header.text, 'notASelector', header.line);
      return [];
    }
    const read = header.text.split(',').map((part) => ({ text: part.trim(), selector: parseSelector(part) }));
    const bad = read.filter(({ selector }) => selector === null).map(({ text }) => text);
    for (const text of bad) this.problems.add(text, 'notASelector', header.line);
    if (bad.length > 0) this.#keep(bad.filter((text) => text !== '').join(', '), lines);
    const good = read.flatMap(({ selector, text }) => (selector === null ? [] : [{ selector, text }]));
    for (const { selector, text } of good) {
      if (!isKnownSelector(selector)) this.problems.add(text, 'unknownName', header.line);
    }
    if (this.rules.length + good.length <= MAX_RULES) return good;
    this.problems.add(header.text, 'tooMany', header.line);
    return [];
  }

  #readDirective({ line, text }: IssLine, directives: Map<string, string>): boolean {
    const { name, rest } = cutAtColon(text);
    const second = rest.indexOf(':');
    if (second !== -1) this.problems.add(name, 'valueCut', line);
    const value = parseDirective(name, second === -1 ? rest : rest.slice(0, second).trim());
    if (value !== null) {
      if (directives.has(name)) this.problems.add(name, 'twice', line);
      directives.set(name, printDirective(value));
      return true;
    }
    const isKnown = isDirectiveName(name) || VARIABLE_NAME.test(name);
    this.problems.add(name, isKnown ? 'notAValue' : 'notADirective', line);
    return false;
  }
}

/** Whether the file that is made of a style can be read again: rules with several selectors become several blocks. */
function isWritable(style: Style): boolean {
  const blocks = style.palettes.length + style.rules.length + (style.kept?.blocks?.length ?? 0);
  const isSmall = blocks < 200;
  if (isSmall) return true;
  const text = writeIss(style);
  return text.length <= MAX_STYLE_LENGTH && (text.match(/[{};]/g)?.length ?? 0) < MAX_PIECES;
}

function cutAtColon(text: string): { readonly name: string; readonly rest: string } {
  const at = text.indexOf(':');
  return at === -1
    ? { name: text, rest: '' }
    : { name: text.slice(0, at).trim(), rest: text.slice(at + 1).trim() };
}

/**
 * Reads a style file of the third generation (`.iss`). Values come back in one way of writing. What is not understood
 * is noted, and kept for the export; the file is refused when nothing of it is.
 */
export function readIss(text: unknown): ThemeReading {
  const reader = new IssReader();
  const { problems } = reader;
  if (typeof text !== 'string') problems.add('', 'notText');
  else if (text.length > MAX_STYLE_LENGTH) problems.add('', 'tooLarge');
  else for (const block of issBlocks(text.replace(/^\uFEFF/, ''), problems)) reader.readBlock(block);
  return reader.reading();
}
