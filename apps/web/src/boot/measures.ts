/** Settings that are sizes: each is a variable of the page's style under the same name. */
export const measures = [
  'textSize',
  'emojiSize',
  'navbarSize',
  'panelHeaderSize',
  'sidebarColumnWidth',
  'contentColumnWidth',
  'notifsColumnWidth',
] as const;
