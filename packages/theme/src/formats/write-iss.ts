import { printSelector } from '../model/selectors';
import type { Style } from '../model/style';

function block(header: string, lines: readonly string[]): string {
  return `${header} {\n${lines.map((line) => `  ${line}`).join(';\n')}\n}\n`;
}

/** Without the signs that end a line or a block. */
const oneLine = (text: string) => text.replace(/[{};\s]+/g, ' ').trim();

const lineOf = ([name, value]: readonly [string, string]) => `${name}: ${value}`;

/** A style as a file of the third generation. Reading it gives the same style, also what was kept of its file. */
export function writeIss({ meta, palettes, rules, kept }: Style): string {
  const about = Object.entries(meta)
    .map(([name, value]: [string, string]) => [name, oneLine(value)] as const)
    .filter(([, value]) => value !== '');
  const blocks = [
    ...(about.length === 0 ? [] : [block('@meta', about.map(lineOf))]),
    ...palettes.map(({ name, colours }) =>
      block(`@palette.${oneLine(name)}`, Object.entries(colours).map(lineOf)),
    ),
    ...rules.map(({ selector, directives }) =>
      block(printSelector(selector), Object.entries(directives).map(lineOf)),
    ),
    ...(kept?.blocks ?? []).map(({ header, lines }) => block(header, lines)),
  ];
  return blocks.join('\n');
}
