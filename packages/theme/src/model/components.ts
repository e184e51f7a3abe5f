import type { StyleSelector } from './style';

interface ThemedComponent {
  readonly states?: readonly string[];
  readonly variants?: readonly string[];
  /** Has no box of its own: it colours what stands in another component. */
  readonly virtual?: true;
}

const hover = ['active', 'hover'] as const;
const usable = ['disabled', 'focused', 'hover'] as const;

/** The components that a style can name, with their states and variants besides `normal`. */
export const themedComponents: Readonly<Record<string, ThemedComponent>> = {
  Root: {},
  Underlay: {},
  TopBar: {},
  MobileDrawer: {},
  Panel: {},
  PanelHeader: {},
  Post: { states: ['selected'] },
  Notification: {},
  Chat: {},
  ChatMessage: { variants: ['outgoing'] },
  UserCard: {},
  Avatar: { variants: ['compact'] },
  RichContent: {},
  Attachment: {},
  PollGraph: {},
  ListItem: { states: hover },
  MenuItem: { states: [...hover, 'disabled'] },
  Tab: { states: [...hover, 'disabled'] },
  Button: { states: [...usable, 'pressed', 'toggled'], variants: ['danger'] },
  ButtonUnstyled: { states: [...usable, 'toggled'] },
  Input: { states: usable, variants: ['checkbox', 'radio'] },
  Alert: { variants: ['error', 'success', 'warning'] },
  Badge: { variants: ['notification'] },
  Popover: { variants: ['modal'] },
  Modals: {},
  Scrollbar: {},
  ScrollbarElement: { states: ['disabled', 'hover', 'pressed'] },
  Text: { states: ['faint'], virtual: true },
  Link: { states: ['faint'], virtual: true },
  FunText: { states: ['faint'], variants: ['cyantext', 'greentext'], virtual: true },
  Icon: { virtual: true },
  Border: { virtual: true },
};

/** Whether each part of a path names a component, and a variant and states that it has. */
export function isKnownSelector(selector: StyleSelector): boolean {
  const { component, variant, states, parent } = selector;
  const known = Object.hasOwn(themedComponents, component) ? themedComponents[component] : undefined;
  if (known === undefined) return false;
  if (variant !== undefined && known.variants?.includes(variant) !== true) return false;
  if (!states.every((state) => known.states?.includes(state))) return false;
  return parent === undefined || isKnownSelector(parent);
}
