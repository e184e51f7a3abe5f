import { BLACK, type Colour, WHITE, blackOrWhite, contrast, mix, parseHex, toHex } from '../colour';
import type { ColourName } from '../colour-names';
import type { CompiledTheme } from '../compile-theme';
import { MIN_ICON_CONTRAST, MIN_TEXT_CONTRAST, surfacesOfInks } from '../pairs';
import { stepUntil } from '../swatches';
import type { EvaluatedColour } from '../values/evaluate-colour';
import type { Target } from './directives';

/**
 * A small part with a background and an ink of its own, or one of them: the variables `NAMEBg` and `NAMEInk`, which
 * stand in a theme only where a rule sets them.
 */
export interface Spot {
  readonly name: string;
  readonly target: Target;
  /** The spot whose background it has when it has none of its own: that of the part without this state. */
  readonly over?: string;
  /** Its backgrounds where no rule sets one, if these are not those of the page. */
  readonly on?: readonly ColourName[];
  /** It is a shape, not a text: its ink is a directive of its own, not that of the texts inside of it. */
  readonly isShape?: true;
}

const RED = ['redSoft', 'redSoftHover', 'redSoftPressed'] as const;

const FIELD = ['inset', 'popInset', 'headerField'] as const;

const inState = (component: string, state: string): Target => ({ component, states: [state] });
const dangerIn = (state: string): Target => ({ component: 'Button', variant: 'danger', states: [state] });

/** Each comes after the one that it is over. */
export const spots: readonly Spot[] = [
  { name: 'tab', target: { component: 'Tab' } },
  { name: 'tabHover', target: inState('Tab', 'hover'), over: 'tab' },
  { name: 'tabActive', target: inState('Tab', 'active'), over: 'tab' },
  { name: 'menu', target: { component: 'MenuItem' } },
  { name: 'menuHover', target: inState('MenuItem', 'hover'), over: 'menu' },
  { name: 'menuActive', target: inState('MenuItem', 'active'), over: 'menu' },
  { name: 'menuDisabled', target: inState('MenuItem', 'disabled'), over: 'menu' },
  { name: 'rowActive', target: inState('ListItem', 'active') },
  { name: 'badge', target: { component: 'Badge' }, on: ['accent'] },
  { name: 'badgeNew', target: { component: 'Badge', variant: 'notification' }, over: 'badge' },
  { name: 'danger', target: { component: 'Button', variant: 'danger' }, on: RED },
  { name: 'dangerHover', target: dangerIn('hover'), over: 'danger', on: RED },
  { name: 'dangerPressed', target: dangerIn('pressed'), over: 'danger', on: RED },
  { name: 'hovered', target: inState('Button', 'hover'), on: ['btnHover', 'popBtnHover'] },
  { name: 'pressed', target: inState('Button', 'pressed'), on: ['btnPressed'] },
  { name: 'focused', target: inState('Button', 'focused'), on: ['btn', 'popBtn'] },
  { name: 'toggled', target: inState('Button', 'toggled'), on: ['accentSoft'] },
  { name: 'disabled', target: inState('Button', 'disabled'), on: ['inset', 'popInset'] },
  { name: 'tool', target: { component: 'ButtonUnstyled' } },
  { name: 'toolHover', target: inState('ButtonUnstyled', 'hover'), over: 'tool' },
  { name: 'toolFocused', target: inState('ButtonUnstyled', 'focused'), over: 'tool' },
  { name: 'toolDisabled', target: inState('ButtonUnstyled', 'disabled'), over: 'tool' },
  { name: 'toolToggled', target: inState('ButtonUnstyled', 'toggled'), on: ['accentSoft'] },
  { name: 'fieldHover', target: inState('Input', 'hover'), on: FIELD },
  { name: 'fieldFocused', target: inState('Input', 'focused'), on: FIELD },
  { name: 'fieldDisabled', target: inState('Input', 'disabled'), on: FIELD },
  { name: 'checkbox', target: { component: 'Input', variant: 'checkbox' } },
  { name: 'post', target: { component: 'Post' } },
  { name: 'userCard', target: { component: 'UserCard' } },
  { name: 'chat', target: { component: 'Chat' } },
  { name: 'icon', target: { component: 'Icon' }, isShape: true },
];

export const spotVariables: readonly string[] = spots.flatMap(({ name }) => [`${name}Bg`, `${name}Ink`]);

/** Where the ink of a spot is set. */
export function inkOfSpot({ target, isShape }: Spot): Target {
  return isShape === true ? target : { component: 'Text', within: [target] };
}

/** The colour that a rule sets for exactly this target. */
export type ExactColour = (
  target: Target,
  directive: 'background' | 'textColor',
  under: Colour,
) => EvaluatedColour | undefined;

/** The colours of a compiled theme, by name. */
class ThemeColours {
  readonly #variables: CompiledTheme['variables'];
  readonly page: Colour;
  readonly text: Colour;

  constructor({ variables }: CompiledTheme) {
    this.#variables = variables;
    this.page = this.of('bg');
    this.text = this.of('text');
  }

  of(name: ColourName): Colour {
    return parseHex(this.#variables[name] ?? '')?.colour ?? BLACK;
  }
}

/**
 * The variables of the spots that a style sets, on a page or a part of it. Each ink can be read on the background of
 * its spot, or else on every background that the theme has.
 */
export function spotsOf(theme: CompiledTheme, exact: ExactColour): Readonly<Record<string, string>> {
  const colours = new ThemeColours(theme);
  const backgrounds = new Map<string, Colour>();
  const found: Record<string, string> = {};
  for (const spot of spots) {
    const { name, target, over = '' } = spot;
    const own = spot.isShape === true ? undefined : exact(target, 'background', colours.page);
    const shown = own === undefined ? backgrounds.get(over) : mix(own.colour, 100 * own.alpha, colours.page);
    if (shown !== undefined) backgrounds.set(name, shown);
    if (own !== undefined && shown !== undefined) found[`${name}Bg`] = toHex(shown);
    const ink = exact(inkOfSpot(spot), 'textColor', shown ?? colours.page);
    if (ink === undefined && own === undefined) continue;
    const under = shown ?? colours.page;
    const wanted = ink === undefined ? colours.text : mix(ink.colour, 100 * ink.alpha, under);
    found[`${name}Ink`] = toHex(readableInk(spot, wanted, { colours, background: shown }));
  }
  return found;
}

interface InkPlace {
  readonly colours: ThemeColours;
  /** That of the spot, if a rule sets one. */
  readonly background: Colour | undefined;
}

/** The wanted ink, moved until it can be read wherever the spot may stand. */
function readableInk({ on, isShape }: Spot, wanted: Colour, { colours, background }: InkPlace): Colour {
  const minimum = isShape === true ? MIN_ICON_CONTRAST : MIN_TEXT_CONTRAST;
  const under =
    background === undefined ? (on ?? surfacesOfInks).map((name) => colours.of(name)) : [background];
  const passes = (colour: Colour) => under.every((one) => contrast(colour, one) >= minimum);
  // The text of the page can be read on all of its backgrounds, but maybe not on the accent or on the spot's own
  // background.
  const isOnPage = on === undefined && background === undefined;
  // Backgrounds of a middle grey may differ in which of black and white can be read on them.
  const extremes = [blackOrWhite(under[0] ?? colours.page), BLACK, WHITE];
  const towards = isOnPage ? colours.text : (extremes.find(passes) ?? colours.text);
  return stepUntil({ from: wanted, towards, passes });
}
