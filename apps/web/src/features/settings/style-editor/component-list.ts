import { type StyleSelector, themedComponents } from '@linnet/theme';
import type { MessageId } from '../../../platform/i18n/message-id';
import type { ChosenPart } from './style-work';

/** The themed components in groups, in the order in which they are listed. */
export const componentGroups = {
  page: ['Root', 'Panel', 'PanelHeader', 'TopBar', 'MobileDrawer', 'Underlay'],
  content: [
    'Post',
    'Notification',
    'UserCard',
    'Avatar',
    'RichContent',
    'Attachment',
    'PollGraph',
    'Chat',
    'ChatMessage',
  ],
  controls: [
    'Button',
    'ButtonUnstyled',
    'Input',
    'Tab',
    'MenuItem',
    'ListItem',
    'Alert',
    'Badge',
    'Popover',
    'Modals',
    'Scrollbar',
    'ScrollbarElement',
  ],
  text: ['Text', 'Link', 'FunText', 'Icon', 'Border'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ComponentGroup = keyof typeof componentGroups;
export type ComponentName = (typeof componentGroups)[ComponentGroup][number];

/** The components that others can be inside of. */
export const containers: readonly ComponentName[] = [
  'Panel',
  'PanelHeader',
  'TopBar',
  'MobileDrawer',
  'Popover',
  'Post',
  'Notification',
  'UserCard',
  'ChatMessage',
  'Alert',
  'Button',
  'Tab',
  'MenuItem',
  'ListItem',
  'Input',
  'Badge',
];

export function isComponent(name: string): name is ComponentName {
  return Object.values(componentGroups).some((names: readonly string[]) => names.includes(name));
}

export function selectorOf({ component, variant, states, inside }: ChosenPart): StyleSelector {
  return {
    component,
    states,
    ...(variant !== undefined && { variant }),
    ...(inside !== undefined && { parent: { component: inside, states: [] } }),
  };
}

/** A component in each of its variants and states, the plain one first. */
export function looksOf({ component, inside }: ChosenPart): readonly ChosenPart[] {
  const { variants = [], states = [] } = themedComponents[component] ?? {};
  const where = inside === undefined ? {} : { inside };
  return [undefined, ...variants].flatMap((variant) =>
    [[], ...states.map((state) => [state])].map((one) => ({
      component,
      states: one,
      ...(variant !== undefined && { variant }),
      ...where,
    })),
  );
}

const boxDirectives = ['background', 'opacity', 'roundness', 'shadow'] as const;
const textDirectives = ['textColor', 'textOpacity', 'textAuto'] as const;
const fontDirectives: Readonly<Record<string, readonly string[]>> = {
  Root: ['--font', '--monoFont'],
  Input: ['font'],
  RichContent: ['font'],
};

/** The directives that are offered for a component, then others that its rules already set. */
export function directivesFor(component: string, own: readonly string[]): readonly string[] {
  const isVirtual = themedComponents[component]?.virtual === true;
  const basic = component === 'Root' ? [] : isVirtual ? textDirectives : boxDirectives;
  const offered = [...basic, ...(fontDirectives[component] ?? [])];
  return [...offered, ...own.filter((name) => !offered.includes(name))];
}

/** The labels of directives; others are shown by their names. */
export const directiveLabels: Readonly<Record<string, MessageId>> = {
  background: 'style_editor.directive.background',
  opacity: 'style_editor.directive.opacity',
  blur: 'style_editor.directive.blur',
  roundness: 'style_editor.directive.roundness',
  shadow: 'style_editor.directive.shadow',
  font: 'style_editor.directive.font',
  '--font': 'style_editor.directive.font',
  '--monoFont': 'style_editor.directive.mono_font',
  textColor: 'style_editor.directive.text_colour',
  textAuto: 'style_editor.directive.text_auto',
  textOpacity: 'style_editor.directive.text_opacity',
  textOpacityMode: 'style_editor.directive.text_opacity_mode',
};
