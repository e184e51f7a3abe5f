import { parseSelector } from '../model/selectors';
import type { KeptBlock, Style, StyleSelector } from '../model/style';
import { printColour } from '../values/colour-value';
import { type ShadowPart, parseShadows, printShadows } from '../values/shadow-value';

/** A rule as it is stored: `parent` nests, and directives are texts, except for shadows. */
type StoredRule = Readonly<Record<string, unknown>>;

function shadowOf(part: ShadowPart): unknown {
  if (part.kind !== 'plain') return printShadows([part]);
  const { inset, x, y, blur, spread, alpha, colour, name } = part;
  return {
    inset,
    x,
    y,
    blur,
    spread,
    alpha,
    color: printColour(colour),
    ...(name !== undefined && { name }),
  };
}

function selectorFields({ component, variant, states, parent }: StyleSelector): StoredRule {
  return {
    ...(parent !== undefined && { parent: selectorFields(parent) }),
    component,
    ...(variant !== undefined && { variant }),
    ...(states.length > 0 && { state: states }),
  };
}

function directiveFields(directives: Readonly<Record<string, string>>): StoredRule {
  return Object.fromEntries(
    Object.entries(directives).map(([name, text]) => {
      const shadows = name === 'shadow' ? parseShadows(text) : null;
      return [name, shadows === null ? text : shadows.map(shadowOf)];
    }),
  );
}

/** What was kept of a file, as rules, as far as it has the form of one. */
function keptRules({ header, lines }: KeptBlock): readonly StoredRule[] {
  const directives = Object.fromEntries(
    lines.map((line) => {
      const [name = '', ...rest] = line.split(':');
      return [name.trim(), rest.join(':').trim()];
    }),
  );
  return header.split(',').flatMap((part) => {
    const [, name, variant] = /^(@\w+)(?:\.(.+))?$/.exec(part.trim()) ?? [];
    if (name !== undefined)
      return [{ component: name, ...(variant !== undefined && { variant }), directives }];
    const selector = parseSelector(part);
    return selector === null ? [] : [{ ...selectorFields(selector), directives }];
  });
}

/** Without what has no text: an empty name would be read as a wrong one. */
function filled(meta: Style['meta']): StoredRule {
  return Object.fromEntries(Object.entries(meta).filter(([, text]: [string, string]) => text !== ''));
}

/** A style as the list of rules in which people's own styles are stored. */
export function writeRuleset({ meta, palettes, rules, kept }: Style): readonly StoredRule[] {
  return [
    { component: '@meta', directives: filled(meta) },
    ...palettes.map(({ name, colours }) => ({
      component: '@palette',
      variant: name,
      directives: { ...colours },
    })),
    ...rules.map(({ selector, directives }) => ({
      ...selectorFields(selector),
      directives: directiveFields(directives),
    })),
    ...(kept?.blocks ?? []).flatMap(keptRules),
  ];
}
