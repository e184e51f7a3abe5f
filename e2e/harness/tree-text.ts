/** Rows of a list that are kept; further ones are of the same kind. */
const KEPT_ROWS = 2;

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:\s[AP]M)?`;
const UNIT = '(?:s|m|h|d|w|mo|y|seconds?|minutes?|hours?|days?|weeks?|months?|years?)';

/** What is different with each run, and what stands there instead; earlier ones first. */
const moments: readonly (readonly [RegExp, string])[] = [
  [/\/(notice|reports|chats|messages)\/[\w$:-]+/g, '/$1/ID'],
  [/\/(lists|bookmarks)\/(?!new)[\w$:-]+/g, '/$1/ID'],
  [/\bstatus_id=\w+/g, 'status_id=ID'],
  [/\/users\/\$\w+/g, '/users/$ID'],
  [/(?:localhost|127\.0\.0\.1):\d+/g, 'HOST'],
  [
    new RegExp(
      String.raw`(?:${WEEKDAY}, )?${MONTH} (?:\d{1,2}|\d{4})(?:, \d{4})?(?:(?:,| at) ${CLOCK})?(?!\d)`,
      'g',
    ),
    'DATE',
  ],
  [new RegExp(String.raw`\b(?:${WEEKDAY}|Today|Yesterday|yesterday)\b`, 'g'), 'DAY'],
  [new RegExp(String.raw`\b${CLOCK}`, 'g'), 'CLOCK'],
  [new RegExp(String.raw`\b\d+ ?${UNIT}(?: ago)?\b|\b(?:just )?now\b`, 'g'), 'TIME'],
];

/**
 * The text of an accessibility tree that is the same with each run, at any time of the day: without ids and times, and
 * with the first rows of each list.
 */
export function treeText(snapshot: string): string {
  const lines = withoutFurtherRows(snapshot.split('\n')).map((line) =>
    moments.reduce((text, [moment, name]) => text.replaceAll(moment, name), line),
  );
  return `${withoutLaterDays(lines).join('\n')}\n`;
}

const depthOf = (line: string | undefined): number => (line ?? '').search(/\S/) / 2;

/** Leaves out the dates between the messages of a log but the first: around midnight messages are of different days. */
function withoutLaterDays(lines: readonly string[]): string[] {
  const isDay = (at: number): boolean =>
    /^\s*- paragraph:$/.test(lines[at] ?? '') &&
    /^\s*- time: DATE$/.test(lines[at + 1] ?? '') &&
    depthOf(lines[at + 2]) === depthOf(lines[at]) &&
    depthOf(lines[at - 1]) > depthOf(lines[at]);
  return lines.filter((_line, at) => !isDay(at) && !isDay(at - 1));
}

/** Leaves out the rows of each list after the first ones, with all that is in them. */
function withoutFurtherRows(lines: readonly string[]): string[] {
  const counts: number[] = [];
  let leftOut = Infinity;
  return lines.filter((line) => {
    const depth = depthOf(line);
    if (depth > leftOut) return false;
    leftOut = Infinity;
    counts.length = Math.min(counts.length, depth + 1);
    if (!/^\s*- '?(?:article|listitem|option|row)\b/.test(line)) return true;
    const count = (counts[depth] ?? 0) + 1;
    counts[depth] = count;
    if (count <= KEPT_ROWS) return true;
    leftOut = depth;
    return false;
  });
}
