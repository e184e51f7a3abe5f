/** Settings that are sizes: each sets the CSS variable of the same name. */
export const measures = [
  'textSize',
  'emojiSize',
  'navbarSize',
  'panelHeaderSize',
  'sidebarColumnWidth',
  'contentColumnWidth',
  'notifsColumnWidth',
] as const;
