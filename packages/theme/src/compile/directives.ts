import type { Style, StyleSelector } from '../model/style';
import { type DirectiveValue, parseDirective } from '../values/directive-value';

/** What directives are looked up for: a component in its variant and states, inside of others (the outermost first). */
export interface Target {
  readonly component: string;
  readonly variant?: string;
  readonly states?: readonly string[];
  readonly within?: readonly Target[];
}

export type Directives = ReadonlyMap<string, DirectiveValue>;

const noDirectives: Directives = new Map();

interface ReadRule {
  readonly selector: StyleSelector;
  readonly values: Directives;
}

/** The directives of a style by what they apply to. */
export interface DirectivesOfStyle {
  of(target: Target): Directives;
  /** The directives of rules that name exactly this target: its variant, its states and what is directly around it. */
  exactly(target: Target): Directives;
  /** Whether a rule names the component, or something inside of it. */
  isNamed(component: string): boolean;
}

function fits({ component, variant, states }: StyleSelector, target: Target): boolean {
  if (component !== target.component) return false;
  if (variant !== undefined && variant !== target.variant) return false;
  return states.every((state) => target.states?.includes(state) === true);
}

/** Whether all parents of a rule are among what the target is inside of, in this order. */
function fitsParents({ parent }: StyleSelector, around: readonly Target[]): boolean {
  if (parent === undefined) return true;
  const at = around.findLastIndex((one) => fits(parent, one));
  return at >= 0 && fitsParents(parent, around.slice(0, at));
}

/** A key that a target shares with the selectors that name exactly that target. */
function keyOf({ component, variant = '', states = [] }: Target, around: string): string {
  return `${around} ${component}.${variant}:${states.join(':')}`;
}

function keyOfSelector(selector: StyleSelector): string {
  return keyOf(selector, selector.parent === undefined ? '' : keyOfSelector(selector.parent));
}

function keyOfTarget(target: Target): string {
  const around = target.within?.at(-1);
  return keyOf(target, around === undefined ? '' : keyOfTarget(around));
}

/** How closely a selector describes its target: first by its parents, then by the variant, then by the states. */
function closeness({ parent, variant, states }: StyleSelector): number {
  const above = parent === undefined ? 0 : 100 + closeness(parent);
  return above + (variant === undefined ? 0 : 10) + states.length;
}

function chainOf(selector: StyleSelector): string[] {
  return [selector.component, ...(selector.parent === undefined ? [] : chainOf(selector.parent))];
}

/** What a selector is about, as a target: its parents stand around it. */
export function targetOf({ component, variant, states, parent }: StyleSelector): Target {
  const around = parent === undefined ? undefined : targetOf(parent);
  return {
    component,
    states,
    ...(variant !== undefined && { variant }),
    ...(around !== undefined && { within: [...(around.within ?? []), around] }),
  };
}

/** A directive with the rule that it comes from. */
export interface DirectiveOrigin {
  readonly selector: StyleSelector;
  readonly text: string;
}

/** Where a directive of a target comes from: the rule that wins. Undefined where no rule has it. */
export function originOf(
  { rules }: Pick<Style, 'rules'>,
  target: Target,
  name: string,
): DirectiveOrigin | undefined {
  return rules
    .filter(({ selector }) => fits(selector, target) && fitsParents(selector, target.within ?? []))
    .flatMap(({ selector, directives }) => {
      const text = Object.hasOwn(directives, name) ? directives[name] : undefined;
      return text === undefined ? [] : [{ selector, text }];
    })
    .sort((one, other) => closeness(one.selector) - closeness(other.selector))
    .at(-1);
}

/** Reads all directives of a style once. Those of closer selectors win, then those of later rules. */
export function directivesOf({ rules }: Pick<Style, 'rules'>): DirectivesOfStyle {
  const read: ReadRule[] = rules.map(({ selector, directives }) => ({
    selector,
    values: new Map(
      Object.entries(directives).flatMap(([name, text]) => {
        const value = parseDirective(name, text);
        return value === null ? [] : [[name, value] as const];
      }),
    ),
  }));
  const byComponent = new Map<string, ReadRule[]>();
  read.sort((one, other) => closeness(one.selector) - closeness(other.selector));
  for (const rule of read) {
    const list = byComponent.get(rule.selector.component) ?? [];
    byComponent.set(rule.selector.component, list);
    list.push(rule);
  }
  const byKey = new Map<string, Directives>();
  for (const { selector, values } of read) {
    const key = keyOfSelector(selector);
    byKey.set(key, new Map([...(byKey.get(key) ?? []), ...values]));
  }
  const named = new Set(read.flatMap(({ selector }) => chainOf(selector)));
  return {
    of(target) {
      const fitting = (byComponent.get(target.component) ?? []).filter(
        ({ selector }) => fits(selector, target) && fitsParents(selector, target.within ?? []),
      );
      return new Map(fitting.flatMap(({ values }) => [...values]));
    },
    exactly: (target) => byKey.get(keyOfTarget(target)) ?? noDirectives,
    isNamed: (component) => named.has(component),
  };
}
