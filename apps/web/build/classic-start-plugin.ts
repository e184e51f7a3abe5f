import MagicString from 'magic-string';
import { parseAst, type Plugin } from 'vite';

/** The object on which lazy parts find what the start script exports. */
const EXPORTS = 'globalThis.linnetStart';

/**
 * Makes the main script a classic one. Browsers cache the compiled code of classic scripts from the second visit on,
 * but not that of module scripts. The script is not wrapped in a function, whose body would be parsed twice; a block
 * keeps its declarations out of the global scope. Its exports are properties of one global object, which lazy parts
 * read into constants, so the main script must not assign an export a second time.
 */
export function classicStartPlugin(): Plugin {
  return {
    name: 'linnet-classic-start',
    apply: 'build',
    enforce: 'post',
    renderChunk: {
      // After the minifier, which would undo the block.
      order: 'post',
      handler(code, chunk, ...[{ sourcemap }, { chunks }]) {
        const entries = chunk.imports.filter((name) => chunks[name]?.isEntry);
        if (!chunk.isEntry && entries.length === 0) return null;
        const text = chunk.isEntry ? asClassic(code) : withoutEntry(code, entries);
        const map = sourcemap === false ? null : text.generateMap({ hires: true }).toString();
        return { code: text.toString(), map };
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html
          .replace(
            /<script type="module" crossorigin src=("[^"]+")><\/script>/,
            '<meta name="linnet-main" content=$1 />',
          )
          .replace(
            /<link rel="modulepreload" crossorigin (href="[^"]+")>/,
            '<link rel="preload" as="script" $1>',
          ),
    },
  };
}

/** The main script, which imports nothing. */
function asClassic(code: string): MagicString {
  const text = new MagicString(code);
  for (const node of parseAst(code).body) {
    if (node.type === 'VariableDeclaration' && node.kind === 'var') {
      // Unlike the other declarations, those with `var` would reach out of the block.
      text.update(node.start, node.start + 'var'.length, 'let');
    } else if (node.type === 'ExportNamedDeclaration' && node.declaration === null && node.source === null) {
      const names = node.specifiers.map(({ exported, local }) => `${nameOf(exported)}:${nameOf(local)}`);
      text.update(node.start, node.end, `${EXPORTS}={${names.join()}};`);
    } else if (/^(?:Import|Export)/.test(node.type)) {
      throw new Error(`The start script can't be a classic one: it has a ${node.type}.`);
    }
  }
  return text.prepend('"use strict";{').append('}');
}

/** A lazy part, which takes from the global object what it imports from the main script. */
function withoutEntry(code: string, entries: readonly string[]): MagicString {
  const files = new Set(entries.map((name) => name.slice(name.lastIndexOf('/') + 1)));
  const isEntry = (source: unknown): boolean =>
    files.has(String(source).slice(String(source).lastIndexOf('/') + 1));
  const text = new MagicString(code);
  for (const node of parseAst(code).body) {
    if (!('source' in node) || node.source === null || !isEntry(node.source.value)) continue;
    if (node.type !== 'ImportDeclaration') throw new Error('A lazy part exports what the start script has.');
    const names = node.specifiers.map((one) => {
      if (one.type !== 'ImportSpecifier') throw new Error('A lazy part imports the start script as a whole.');
      return `${nameOf(one.imported)}:${nameOf(one.local)}`;
    });
    if (names.length === 0) text.remove(node.start, node.end);
    else text.update(node.start, node.end, `const{${names.join()}}=${EXPORTS};`);
  }
  return text;
}

function nameOf(node: { type: string; name?: string; value?: unknown }): string {
  return node.name ?? JSON.stringify(node.value);
}
