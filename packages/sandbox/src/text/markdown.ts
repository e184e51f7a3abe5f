import { escapeHtml } from './plain-text';

function inline(source: string): string {
  const codes: string[] = [];
  const marked = escapeHtml(source).replace(/`([^`]+)`/g, (_whole, code: string) => {
    codes.push(`<code class="inline">${code}</code>`);
    return `\u0002${codes.length - 1}\u0002`;
  });
  const styled = marked
    .replace(/\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])[*_]([^*_]+)[*_](?=$|[\s).,;:!?])/g, '$1<em>$2</em>')
    .replace(/~~(.+?)~~/g, '<del>$1</del>');
  return styled.replace(/\u0002(\d+)\u0002/g, (_whole, index: string) => codes[Number(index)] ?? '');
}

type Block = (lines: string[]) => string;

const items = (lines: string[], marker: RegExp) =>
  lines.map((line) => `<li>${inline(line.replace(marker, ''))}</li>`).join('');

/** The kinds of blocks, by their first line; each takes the following lines that match as well. */
const BLOCKS: { matches: RegExp; write: Block }[] = [
  {
    matches: /^#{1,6} /,
    write: (lines) => lines.map((line) => inline(line.replace(/^#+ /, ''))).join('<br/>'),
  },
  { matches: /^[-*] /, write: (lines) => `<ul>${items(lines, /^[-*] /)}</ul>` },
  { matches: /^\d+\. /, write: (lines) => `<ol>${items(lines, /^\d+\. /)}</ol>` },
  {
    matches: /^> ?/,
    write: (lines) =>
      `<blockquote>${markdown(lines.map((line) => line.replace(/^> ?/, '')).join('\n'))}</blockquote>`,
  },
];

function paragraph(lines: string[]): string {
  return `<p>${lines.map(inline).join('<br/>')}</p>`;
}

/** Converts simple Markdown: paragraphs, lists, quotes, fenced code, emphasis, links. Headings lose their tag. */
export function markdown(source: string): string {
  const lines = source.split('\n');
  let result = '';
  let index = 0;
  const takeWhile = (belongs: (line: string) => boolean): string[] => {
    const taken: string[] = [];
    for (let line = lines[index]; line !== undefined && belongs(line); line = lines[index]) {
      taken.push(line);
      index += 1;
    }
    return taken;
  };
  for (let line = lines[index]; line !== undefined; line = lines[index]) {
    if (line.trim() === '') {
      index += 1;
      continue;
    }
    if (line.startsWith('```')) {
      index += 1;
      const code = takeWhile((next) => !next.startsWith('```'));
      index += 1;
      result += `<pre><code>${escapeHtml(code.join('\n'))}</code></pre>`;
      continue;
    }
    const block = BLOCKS.find(({ matches }) => matches.test(line));
    if (block) result += block.write(takeWhile((next) => block.matches.test(next)));
    else {
      const paragraphLines = takeWhile(
        (next) =>
          next.trim() !== '' && !next.startsWith('```') && !BLOCKS.some(({ matches }) => matches.test(next)),
      );
      result += paragraph(paragraphLines);
    }
  }
  return result;
}
