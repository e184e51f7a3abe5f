/** A style of the third generation that uses all that the format has. */
export const clockworkStyle = `@meta {
  name: Clockwork;
  author: The Linnet project;
  license: CC0;
  website: https://linnet.example/styles
}

@palette.Brass {
  bg: #2b2118;
  fg: #4a3826;
  text: #f2e3cd;
  link: #ffc46b;
  accent: #e0a030;
  cRed: #d9534f;
  cBlue: #6ea8c9;
  cGreen: #8fb573;
  cOrange: #e8a33d;
  wallpaper: #1a140e;
  underlay: #00000099;
  border: #6b5237
}

@palette.Polished Steel {
  bg: #d8dde2;
  fg: #b4bdc6;
  text: #1d2329;
  link: #00588f;
  accent: #00588f;
  cRed: #a4161a;
  cBlue: #00588f;
  cGreen: #1b6b3a;
  cOrange: #8a5a00
}

Root {
  --gear: color | $blend(--bg 0.7 --accent);
  --glint: color | $alpha(--text 0.35);
  --rivet: color | $shift(--fg #101008 +);
  --selectionBackground: color | --accent;
  --selectionText: color | $textColor(--accent --text no-preserve);
  --edge: shadow | $borderSide(--gear bottom-right 1 1), $borderSide(--glint top-left 0.5 1 outset);
  --press: shadow | inset 0 2 4 0 #000000 / 0.4 #Press, --edge;
  --font: generic | "Fira Sans", sans-serif;
  --monoFont: generic | monospace;
  --gap: generic | 0.5rem
}

Underlay { background: #000000; opacity: 0.4 }
TopBar { background: $mod(--fg -5); shadow: 0 1 6 --wallpaper / 0.8; blur: 4 }
TopBar Link { textColor: #ffe0b0; textAuto: no-auto }
MobileDrawer { background: --bg }
Panel { background: --bg; opacity: 0.92; roundness: 6; shadow: --edge }
PanelHeader { background: --fg; shadow: inset -900 0 900 -800 --gear / 1 #Gradient; backgroundNoCssColor: yes }
PanelHeader Text { textColor: --text; textAuto: preserve }
Post { background: --bg }
Post:selected { background: $boost(--bg 6) }
Notification { background: --bg,2 }
Chat { background: $brightness(--bg -3) }
ChatMessage { background: $mod(--bg 6); roundness: 8 }
ChatMessage.outgoing { background: $blend(--bg 0.8 --accent) }
UserCard { background: --bg; roundness: 6 }
Avatar { roundness: 4; shadow: 0 1 3 #000000 / 0.5 }
Avatar.compact { roundness: 2 }
RichContent { --font: generic | serif; font: Georgia, serif }
Attachment { roundness: 3; shadow: none }
PollGraph { background: --accent; opacity: 0.4 }
ListItem:hover, ListItem:active { background: --bg,4 }
MenuItem:hover, MenuItem:active { background: --stack,6 }
MenuItem:disabled Text { textOpacity: 0.4; textOpacityMode: fake }
Tab { background: --fg; roundness: 4 }
Tab:active { background: --parent }
Tab:hover, Tab:active:hover { shadow: --edge }
Tab:disabled { opacity: 0.5 }
Button { background: --fg; shadow: --edge; roundness: 4; opacity: 1 }
Button.danger { background: --cRed }
Button:hover { background: --inheritedBackground,6 }
Button:focused { shadow: 0 0 0 2 --link / 1, --edge }
Button:pressed, Button:toggled { shadow: --press }
Button:toggled:hover:focused { background: $mod(--inheritedBackground 12) }
Button:disabled { background: $blend(--inheritedBackground 0.25 --parent) }
Button:disabled Text { textOpacity: 0.3; textOpacityMode: mixrgb }
ButtonUnstyled:toggled Icon { textColor: --accent }
ButtonUnstyled:hover, ButtonUnstyled:focused, ButtonUnstyled:disabled { roundness: 2 }
Input { background: $mod(--bg -5); shadow: --press; roundness: 2 }
Input:hover:focused { shadow: inset 0 0 0 1 --accent / 1 }
Input:disabled { opacity: 0.6 }
Input.checkbox { roundness: 1 }
Input.radio { roundness: 100 }
Alert { background: --fg }
Alert.error { background: --cRed; opacity: 0.5 }
Alert.warning { background: --cOrange }
Alert.success { background: --cGreen }
Badge { background: --fg }
Badge.notification { background: --cRed }
Popover { background: --bg; blur: 8px; opacity: 0.95 }
Popover.modal { roundness: 8 }
Modals { background: #000000 }
Scrollbar { background: --wallpaper }
ScrollbarElement { background: --fg }
ScrollbarElement:hover, ScrollbarElement:pressed { background: --gear }
ScrollbarElement:disabled { opacity: 0.4 }
Text:faint { textOpacity: 0.6 }
Link { textColor: --link; textNoCssColor: no }
Link:faint { textOpacity: 0.6 }
FunText.greentext { textColor: --cGreen; textAuto: no-preserve }
FunText.cyantext, FunText:faint { textColor: --cBlue }
Icon { textColor: $blend(--text 0.7 --bg) }
Border { textColor: --gear; textOpacity: 0.7 }
`;
