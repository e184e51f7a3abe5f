/** A desktop of the nineties: grey boxes with bevelled edges, blue title bars, no round corner anywhere. */
const beigeBox = `
@meta {
  name: Beige box;
  author: Linnet;
  license: AGPL-3.0-or-later
}

@palette.Desk {
  bg: #d6d2c8;
  fg: #c9c5bb;
  text: #141414;
  link: #00009c;
  accent: #000080;
  cRed: #8c0000;
  cBlue: #000080;
  cGreen: #00471f;
  cOrange: #6a4500;
  wallpaper: #2f7878;
  underlay: #00000080;
  border: #8f8b82
}

Root {
  --raised: shadow | inset 1 1 0 0 #ffffff / 1, inset -1 -1 0 0 #3f3f3f / 1, inset -2 -2 0 0 #8f8b82 / 1;
  --sunken: shadow | inset 1 1 0 0 #6f6b62 / 1, inset 2 2 0 0 #2b2b2b / 0.7, inset -1 -1 0 0 #ffffff / 1;
  --font: generic | Tahoma, Verdana, "DejaVu Sans", sans-serif;
  --monoFont: generic | "Lucida Console", "DejaVu Sans Mono", monospace
}

TopBar { background: #c9c5bb; shadow: --raised }
Panel { roundness: 0; shadow: --raised }
PanelHeader { background: #000080; shadow: inset 0 -1 0 0 #3f3f3f / 1 }
PanelHeader Text { textColor: #ffffff }
PanelHeader Link { textColor: #ffffff }
MobileDrawer { background: #c9c5bb }
Popover { background: #d6d2c8; roundness: 0; shadow: --raised }
Button { background: #c9c5bb; roundness: 0; shadow: --raised }
Button:hover { background: #d6d2c8 }
Button:pressed { background: #bdb9af; shadow: --sunken }
Input { background: #ffffff; roundness: 0; shadow: --sunken }
Input.checkbox { roundness: 0 }
Attachment { roundness: 0 }
Avatar { roundness: 0; shadow: --sunken }
Avatar.compact { roundness: 0 }
Tab { roundness: 0 }
Border { textColor: #8f8b82 }
`;

/** Styles that come with the application, by their id: the name, and the text of the file. */
export const bundledStyles: Readonly<Record<string, readonly [name: string, text: string]>> = {
  'beige-box': ['Beige box', beigeBox],
};
