/**
 * The colours of the second generation. Each row says of which others one is made when the theme doesn't set it, and
 * after that, in any order:
 * - `step N`: as much lighter over what is dark, darker over what is light; `of SLOT` decides which, instead of bg
 * - `mix`, `blend N`: half and half; the first over the second, with this opacity
 * - `shade`, `invert`: as dark as behind a profile; with the lightness turned round
 * - `readable`, `hue` or `bw` `on LAYER [SLOT]`: a text that is made readable there, by black or white, in its own hue,
 *   or is only ever one of these two; the top layer has the colour of SLOT
 * - `on LAYER`: what shines through where it is transparent
 * - `opacity NAME`: its own opacity; otherwise it is that of the first colour
 */
export const slotTable = {
  bg: '; opacity bg',
  wallpaper: 'bg; step -2',
  fg: '',
  text: '; opacity none',
  underlay: '#000000; opacity underlay',
  link: 'accent',
  accent: 'link',
  faint: 'text; opacity faint',
  faintLink: 'link; opacity faint',
  postFaintLink: 'postLink; opacity faint',
  cBlue: '#0000ff',
  cRed: '#ff0000',
  cGreen: '#00ff00',
  cOrange: '#e3ff00',
  profileBg: 'bg; shade',
  profileTint: 'bg; on profileTint; opacity profileTint',

  highlight: 'bg; step 5',
  highlightLightText: 'lightText; readable on highlight',
  highlightPostLink: 'postLink; hue on highlight',
  highlightFaintText: 'faint; readable on highlight',
  highlightFaintLink: 'faintLink; hue on highlight',
  highlightPostFaintLink: 'postFaintLink; hue on highlight',
  highlightText: 'text; readable on highlight',
  highlightLink: 'link; hue on highlight',
  highlightIcon: 'highlight highlightText; mix',

  popover: 'bg; opacity popover',
  popoverLightText: 'lightText; readable on popover',
  popoverPostLink: 'postLink; hue on popover',
  popoverFaintText: 'faint; readable on popover',
  popoverFaintLink: 'faintLink; hue on popover',
  popoverPostFaintLink: 'postFaintLink; hue on popover',
  popoverText: 'text; readable on popover',
  popoverLink: 'link; hue on popover',
  popoverIcon: 'popover popoverText; mix',

  selectedPost: 'highlight',
  selectedPostFaintText: 'highlightFaintText; readable on highlight selectedPost',
  selectedPostLightText: 'highlightLightText; readable on highlight selectedPost',
  selectedPostPostLink: 'highlightPostLink; hue on highlight selectedPost',
  selectedPostFaintLink: 'highlightFaintLink; hue on highlight selectedPost',
  selectedPostText: 'highlightText; readable on highlight selectedPost',
  selectedPostLink: 'highlightLink; hue on highlight selectedPost',
  selectedPostIcon: 'selectedPost selectedPostText; mix',

  selectedMenu: 'bg; step 5',
  selectedMenuLightText: 'highlightLightText; readable on selectedMenu',
  selectedMenuFaintText: 'highlightFaintText; readable on selectedMenu',
  selectedMenuFaintLink: 'highlightFaintLink; hue on selectedMenu',
  selectedMenuText: 'highlightText; readable on selectedMenu',
  selectedMenuLink: 'highlightLink; hue on selectedMenu',
  selectedMenuIcon: 'selectedMenu selectedMenuText; mix',

  selectedMenuPopover: 'popover; step 5',
  selectedMenuPopoverLightText: 'selectedMenuLightText; readable on selectedMenuPopover',
  selectedMenuPopoverFaintText: 'selectedMenuFaintText; readable on selectedMenuPopover',
  selectedMenuPopoverFaintLink: 'selectedMenuFaintLink; hue on selectedMenuPopover',
  selectedMenuPopoverText: 'selectedMenuText; readable on selectedMenuPopover',
  selectedMenuPopoverLink: 'selectedMenuLink; hue on selectedMenuPopover',
  selectedMenuPopoverIcon: 'selectedMenuPopover selectedMenuText; mix',

  lightText: 'text; step 20; hue on bg',
  postLink: 'link; hue on bg',
  postGreentext: 'cGreen; hue on bg',
  postCyantext: 'cBlue; hue on bg',
  border: 'fg; step 2; opacity border',
  poll: 'accent bg; blend 0.4',
  pollText: 'text; readable on poll',
  icon: 'bg text; mix',

  fgText: 'text; readable on fg',
  fgLink: 'link; hue on fg',
  panel: 'fg; opacity panel',
  panelText: 'text; readable on panel',
  panelFaint: 'fgText; readable on panel; opacity faint',
  panelLink: 'fgLink; hue on panel',
  topBar: 'fg',
  topBarText: 'fgText; readable on topBar',
  topBarLink: 'fgLink; hue on topBar',

  tab: 'btn',
  tabText: 'btnText; readable on btn',
  tabActiveText: 'text; readable on bg',
  btn: 'fg; opacity btn',
  btnText: 'fgText; readable on btn',
  btnPanelText: 'btnText; readable on btnPanel btn',
  btnTopBarText: 'btnText; readable on btnTopBar btn',
  btnPressed: 'btn; on btn',
  btnPressedText: 'btnText; readable on btn btnPressed',
  btnPressedPanel: 'btnPressed; on btn',
  btnPressedPanelText: 'btnPanelText; readable on btnPanel btnPressed',
  btnPressedTopBar: 'btnPressed; on btn',
  btnPressedTopBarText: 'btnTopBarText; readable on btnTopBar btnPressed',
  btnToggled: 'btn; step 20 of btn; on btn',
  btnToggledText: 'btnText; readable on btn btnToggled',
  btnToggledPanelText: 'btnPanelText; readable on btnPanel btnToggled',
  btnToggledTopBarText: 'btnTopBarText; readable on btnTopBar btnToggled',
  btnDisabled: 'btn bg; blend 0.25',
  btnDisabledText: 'btnText btnDisabled; blend 0.25; on btn',
  btnDisabledPanelText: 'btnPanelText btnDisabled; blend 0.25; on btnPanel',
  btnDisabledTopBarText: 'btnTopBarText btnDisabled; blend 0.25; on btnTopBar',

  input: 'fg; opacity input',
  inputText: 'text; readable on input',
  inputPanelText: 'panelText; readable on inputPanel input',
  inputTopbarText: 'topBarText; readable on inputTopBar input',

  alertError: 'cRed; opacity alert',
  alertErrorText: 'text; readable on alert alertError',
  alertErrorPanelText: 'panelText; readable on alertPanel alertError',
  alertWarning: 'cOrange; opacity alert',
  alertWarningText: 'text; readable on alert alertWarning',
  alertWarningPanelText: 'panelText; readable on alertPanel alertWarning',
  alertSuccess: 'cGreen; opacity alert',
  alertSuccessText: 'text; readable on alert alertSuccess',
  alertSuccessPanelText: 'panelText; readable on alertPanel alertSuccess',
  alertNeutral: 'text; opacity alert',
  alertNeutralText: 'text; invert; readable on alert alertNeutral',
  alertNeutralPanelText: 'panelText; readable on alertPanel alertNeutral',
  alertPopupError: 'alertError; opacity alertPopup',
  alertPopupErrorText: 'alertErrorText; readable on popover alertPopupError',
  alertPopupWarning: 'alertWarning; opacity alertPopup',
  alertPopupWarningText: 'alertWarningText; readable on popover alertPopupWarning',
  alertPopupSuccess: 'alertSuccess; opacity alertPopup',
  alertPopupSuccessText: 'alertSuccessText; readable on popover alertPopupSuccess',
  alertPopupNeutral: 'alertNeutral; opacity alertPopup',
  alertPopupNeutralText: 'alertNeutralText; readable on popover alertPopupNeutral',

  badgeNotification: 'cRed',
  badgeNotificationText: 'text; bw on badge badgeNotification',
  badgeNeutral: 'cGreen',
  badgeNeutralText: 'text; bw on badge badgeNeutral',

  chatBg: 'bg',
  chatMessageIncomingBg: 'chatBg',
  chatMessageIncomingText: 'text; readable on chatMessage chatMessageIncomingBg',
  chatMessageIncomingLink: 'link; hue on chatMessage chatMessageIncomingBg',
  chatMessageIncomingBorder: 'border; step 2; opacity border',
  chatMessageOutgoingBg: 'chatMessageIncomingBg; step 5',
  chatMessageOutgoingText: 'text; readable on chatMessage chatMessageOutgoingBg',
  chatMessageOutgoingLink: 'link; hue on chatMessage chatMessageOutgoingBg',
  chatMessageOutgoingBorder: 'chatMessageOutgoingBg; step 2; opacity border',
} as const satisfies Readonly<Record<string, string>>;

export type SlotName = keyof typeof slotTable;

/** What lies beneath each layer; those that are not named lie on nothing. */
export const layerBelow = {
  bg: 'underlay',
  highlight: 'bg',
  panel: 'bg',
  popover: 'bg',
  selectedMenu: 'popover',
  btn: 'bg',
  btnPanel: 'panel',
  btnTopBar: 'topBar',
  input: 'bg',
  inputPanel: 'panel',
  inputTopBar: 'topBar',
  alert: 'bg',
  alertPanel: 'panel',
  poll: 'bg',
  chatBg: 'underlay',
  chatMessage: 'chatBg',
} as const satisfies Readonly<Record<string, SlotName>>;

/** The opacities, as they are where a theme says nothing. */
export const opacityDefaults = {
  alert: 0.5,
  alertPopup: 0.95,
  bg: 1,
  border: 1,
  btn: 1,
  faint: 0.5,
  input: 0.5,
  panel: 1,
  popover: 1,
  profileTint: 0.5,
  underlay: 0.15,
} as const;

export type OpacityName = keyof typeof opacityDefaults;

/** The radii in pixels, as they are where a theme says nothing; that of chat messages is the panel's. */
export const radiusDefaults = {
  btn: 4,
  input: 4,
  checkbox: 2,
  panel: 10,
  avatar: 5,
  avatarAlt: 50,
  tooltip: 2,
  attachment: 5,
  chatMessage: 10,
} as const;

export type RadiusName = keyof typeof radiusDefaults;

export const shadowNames = [
  'panel',
  'topBar',
  'popup',
  'avatar',
  'avatarStatus',
  'panelHeader',
  'button',
  'buttonHover',
  'buttonPressed',
  'input',
] as const;

export type ShadowName = (typeof shadowNames)[number];

export const fontNames = ['interface', 'input', 'post', 'postCode'] as const;

export type FontName = (typeof fontNames)[number];

export function isSlotName(name: string): name is SlotName {
  return Object.hasOwn(slotTable, name);
}
