import type { ColourName } from '../colour-names';
import type { Target } from './directives';
import { inkOfSpot, spots } from './spots';

/** Where the colour of a variable comes from when a style sets it. */
export interface ColourSource {
  readonly target: Target;
  readonly directive: 'background' | 'textColor';
}

const background = (component: string, rest: Omit<Target, 'component'> = {}): ColourSource => ({
  target: { component, ...rest },
  directive: 'background',
});
const ink = (component: string, rest: Omit<Target, 'component'> = {}): ColourSource => ({
  target: { component, ...rest },
  directive: 'textColor',
});
const popover = { within: [{ component: 'Popover' }] };

/** The variables that a style can set by a directive of a component. The rest is mixed from its palette. */
export const colourSources: Partial<Readonly<Record<ColourName, ColourSource>>> = {
  header: background('PanelHeader'),
  hover: background('ListItem', { states: ['hover'] }),
  selected: background('Post', { states: ['selected'] }),
  pollBar: background('PollGraph'),
  btn: background('Button'),
  btnHover: background('Button', { states: ['hover'] }),
  btnPressed: background('Button', { states: ['pressed'] }),
  popover: background('Popover'),
  popHover: background('MenuItem', { states: ['hover'], ...popover }),
  popRowHover: background('ListItem', { states: ['hover'], ...popover }),
  popSelected: background('MenuItem', { states: ['active'], ...popover }),
  popBtn: background('Button', popover),
  popBtnHover: background('Button', { states: ['hover'], ...popover }),
  bubble: background('ChatMessage'),
  bubbleOwn: background('ChatMessage', { variant: 'outgoing' }),
  redSoft: background('Alert', { variant: 'error' }),
  orangeSoft: background('Alert', { variant: 'warning' }),
  greenSoft: background('Alert', { variant: 'success' }),
  cGreen: ink('FunText', { variant: 'greentext' }),
  cBlue: ink('FunText', { variant: 'cyantext' }),
  faint: ink('Text', { states: ['faint'] }),
};

/** A part of the page with texts of its own: it has its own set of all variables, mixed from its background. */
export interface Scope {
  /** The class of its elements, which their stylesheets add with `composes`. */
  readonly part: string;
  readonly target: Target;
  /** The variables that are its background. */
  readonly surfaces: readonly ColourName[];
  /** It may stand inside of another part, and looks like the page there. */
  readonly standsAlone?: true;
  /** Where no rule gives it a background, it shows that of what it stands in. */
  readonly isClear?: true;
  /** Parts with `isClear` may stand in it. */
  readonly holdsClear?: true;
}

export const scopes: readonly Scope[] = [
  { part: 'TopBar', target: { component: 'TopBar' }, surfaces: ['header'] },
  { part: 'PanelHeader', target: { component: 'PanelHeader' }, surfaces: ['header'] },
  { part: 'MobileDrawer', target: { component: 'MobileDrawer' }, surfaces: ['popover'] },
  {
    part: 'Popover',
    target: { component: 'Popover' },
    surfaces: ['popover'],
    standsAlone: true,
    holdsClear: true,
  },
  { part: 'Post', target: { component: 'Post' }, surfaces: [], isClear: true },
  { part: 'Notification', target: { component: 'Notification' }, surfaces: [] },
  { part: 'UserCard', target: { component: 'UserCard' }, surfaces: [], isClear: true },
  { part: 'Chat', target: { component: 'Chat' }, surfaces: [], isClear: true, holdsClear: true },
  { part: 'ChatMessage', target: { component: 'ChatMessage' }, surfaces: ['bubble'] },
  {
    part: 'OwnChatMessage',
    target: { component: 'ChatMessage', variant: 'outgoing' },
    surfaces: ['bubbleOwn'],
  },
  { part: 'Alert', target: { component: 'Alert' }, surfaces: ['blueSoft'] },
  { part: 'AlertError', target: { component: 'Alert', variant: 'error' }, surfaces: ['redSoft'] },
  { part: 'AlertWarning', target: { component: 'Alert', variant: 'warning' }, surfaces: ['orangeSoft'] },
  { part: 'AlertSuccess', target: { component: 'Alert', variant: 'success' }, surfaces: ['greenSoft'] },
  { part: 'Button', target: { component: 'Button' }, surfaces: ['btn', 'popBtn'] },
  { part: 'Input', target: { component: 'Input' }, surfaces: ['inset', 'popInset', 'headerField'] },
];

/** The corner of components, and the variables that follow it, with what is added for those inside or around. */
export const cornerSources: readonly {
  readonly component: string;
  readonly variant?: string;
  /** Rules about the component without its variant don't apply to it. */
  readonly isExact?: true;
  readonly variables: Readonly<Record<string, number>>;
}[] = [
  { component: 'Panel', variables: { rPanel: 0, rSheet: 4 } },
  { component: 'Attachment', variables: { rCard: 0 } },
  { component: 'Button', variables: { rBtn: 0, rBtnSmall: -1, rChip: -2 } },
  { component: 'Input', variables: { rInput: 0 } },
  { component: 'Input', variant: 'checkbox', variables: { rCheck: 0 } },
  { component: 'Avatar', variables: { rAvatar: 0, rAvatarSmall: 0 } },
  { component: 'Avatar', variant: 'compact', variables: { rAvatarTiny: 0 } },
  { component: 'Popover', variables: { rPopover: 0 } },
  // Themes of the second generation have one corner for menus and tooltips, and dialogs like panels.
  { component: 'Popover', variant: 'modal', isExact: true, variables: { rDialog: 0 } },
  { component: 'Alert', variables: { rAlert: 0 } },
  { component: 'Tab', variables: { rTab: 0 } },
  { component: 'ChatMessage', variables: { rBubble: 0 } },
  { component: 'MenuItem', variables: { rMenu: 0 } },
  { component: 'ButtonUnstyled', variables: { rTool: 0 } },
];

/** The shadow of components, and the variable that holds it. */
export const shadowSources: readonly { readonly variable: string; readonly target: Target }[] = [
  { variable: 'shadowPopup', target: { component: 'Popover' } },
  { variable: 'shadowDialog', target: { component: 'Popover', variant: 'modal' } },
  { variable: 'shadowPanel', target: { component: 'Panel' } },
  { variable: 'shadowTopBar', target: { component: 'TopBar' } },
  { variable: 'shadowHeader', target: { component: 'PanelHeader' } },
  { variable: 'shadowBtn', target: { component: 'Button' } },
  { variable: 'shadowBtnHover', target: { component: 'Button', states: ['hover'] } },
  { variable: 'shadowBtnPressed', target: { component: 'Button', states: ['pressed'] } },
  { variable: 'shadowBtnToggled', target: { component: 'Button', states: ['toggled'] } },
  { variable: 'shadowBtnFocused', target: { component: 'Button', states: ['focused'] } },
  { variable: 'shadowInput', target: { component: 'Input' } },
  { variable: 'shadowInputHover', target: { component: 'Input', states: ['hover'] } },
  { variable: 'shadowInputFocused', target: { component: 'Input', states: ['focused'] } },
  { variable: 'shadowInputDisabled', target: { component: 'Input', states: ['disabled'] } },
  { variable: 'shadowAvatar', target: { component: 'Avatar' } },
  { variable: 'shadowDrawer', target: { component: 'MobileDrawer' } },
  { variable: 'shadowTab', target: { component: 'Tab' } },
  { variable: 'shadowTabHover', target: { component: 'Tab', states: ['hover'] } },
  { variable: 'shadowTabActive', target: { component: 'Tab', states: ['active'] } },
  { variable: 'shadowAlert', target: { component: 'Alert' } },
  { variable: 'shadowBubble', target: { component: 'ChatMessage' } },
];

/** The font of components, and the variable that names it. */
export const fontSources: readonly { readonly variable: string; readonly component: string }[] = [
  { variable: 'inputFont', component: 'Input' },
  { variable: 'postFont', component: 'RichContent' },
];

/** Components whose colours go into the palette of the page, or have variables of their own. */
const paletteSources: readonly ColourSource[] = [
  background('Panel'),
  ink('Text'),
  ink('Link'),
  ink('Border'),
  background('Scrollbar'),
  background('ScrollbarElement'),
  background('Modals'),
  background('Underlay'),
];

const isAbout = ({ component, variant, states = [] }: Target, other: Target): boolean =>
  component === other.component && variant === other.variant && states.join() === (other.states ?? []).join();

/** The variable that a directive of a target sets; undefined where nothing of the page follows it. */
export function colourVariable(target: Target, directive: string): ColourName | undefined {
  const names = Object.keys(colourSources) as ColourName[];
  return names.find((name) => {
    const source = colourSources[name];
    const isInside = source?.target.within !== undefined;
    return source?.directive === directive && !isInside && isAbout(source.target, target);
  });
}

/** Whether something of the page follows a directive of a target. Others are kept for other clients. */
export function isDrawn(target: Target, directive: string): boolean {
  const { component } = target;
  const { of: sources, names } = drawnBy[directive] ?? {};
  if (names !== undefined && component === 'Root') return true;
  return sources?.some((source) => isAbout(source, target)) === true;
}

const coloured = [
  ...Object.values(colourSources),
  ...paletteSources,
  ...scopes.map(({ target }) => ({ target, directive: 'background' as const })),
  ...spots.flatMap((spot) => [
    ...(spot.isShape === true ? [] : [{ target: spot.target, directive: 'background' as const }]),
    { target: inkOfSpot(spot), directive: 'textColor' as const },
  ]),
];
const targetsOf = (directive: ColourSource['directive']) =>
  coloured.filter((source) => source.directive === directive).map(({ target }) => target);

const drawnBy: Readonly<Record<string, { readonly of: readonly Target[]; readonly names?: true }>> = {
  background: { of: targetsOf('background') },
  opacity: { of: targetsOf('background') },
  textColor: { of: targetsOf('textColor') },
  textOpacity: { of: targetsOf('textColor') },
  textAuto: { of: targetsOf('textColor') },
  roundness: { of: cornerSources },
  shadow: { of: shadowSources.map(({ target }) => target) },
  blur: { of: [{ component: 'Panel' }] },
  font: { of: fontSources },
  '--font': { of: fontSources, names: true },
  '--monoFont': { of: [], names: true },
};
