import { describe, expect, test } from 'vitest';
import { readRichText } from './read-rich-text';
import { RICH_TAGS, type RichText } from './rich-text';
import { LIMITS } from './limits';
import { HOSTILE_CASES, type HostileCase } from './testing/hostile-cases';
import { parseWithParse5 } from './testing/parse5-tree';
import { treeFacts } from './testing/tree-facts';

const FIELDS = [
  'kind',
  'text',
  'children',
  'tag',
  'lang',
  'title',
  'start',
  'reversed',
  'href',
  'host',
  'internationalHost',
  'id',
  'acct',
  'username',
  'url',
  'name',
  'shortcode',
  'staticUrl',
  'colour',
];

function read({
  html,
  emojis = [],
  mentions = [],
  tags = [],
  hideInlineQuote = false,
}: HostileCase): RichText {
  return readRichText(html, {
    parse: parseWithParse5,
    emojis,
    mentions,
    tags,
    hideInlineQuote,
    greentext: true,
  });
}

test('the set is large, and every case in it has its own name', () => {
  expect(HOSTILE_CASES.length).toBeGreaterThanOrEqual(130);
  expect(new Set(HOSTILE_CASES.map(({ name }) => name)).size).toBe(HOSTILE_CASES.length);
});

describe.each(HOSTILE_CASES)('$name', (hostile) => {
  const { nodes } = read(hostile);
  const facts = treeFacts(nodes);

  test('becomes only what is on the list [2.2.066]', () => {
    expect([...facts.tags].filter((tag) => !RICH_TAGS.some((allowed) => allowed === tag))).toEqual([]);
    expect([...facts.fields].filter((field) => !FIELDS.includes(field))).toEqual([]);
    for (const address of facts.addresses) expect(address).toMatch(/^(https?:\/\/|mailto:)/);
    expect(facts.nestedLinks).toBe(0);
  });

  test('keeps what a reader should see and nothing that it must not hold', () => {
    for (const shown of hostile.shows ?? []) expect(facts.text).toContain(shown);
    const everything = JSON.stringify(nodes);
    for (const lacking of hostile.lacks ?? []) expect(everything).not.toContain(lacking);
    expect(everything).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  test('stays within the limits', () => {
    expect(facts.count).toBeLessThanOrEqual(LIMITS.nodes * 2);
    expect(facts.depth).toBeLessThanOrEqual(LIMITS.depth * 2);
  });
});
