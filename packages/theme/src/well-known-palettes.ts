/**
 * Palettes that instances and people name: id, then name, bg, fg, text, link, red, green, blue and orange, as files of
 * the first generation list them.
 */
export const wellKnownPalettes: Readonly<Record<string, readonly string[]>> = {
  'pleroma-dark': list('Pleroma Dark', '121a24 182230 b9b9ba d8a070 d31014 0fa00f 0095ff ffa500'),
  'pleroma-light': list('Pleroma Light', 'f2f4f6 dbe0e8 304055 f86f0f d31014 0fa00f 0095ff ffa500'),
  'classic-dark': list('Classic Dark', '161c20 282e32 b9b9b9 baaa9c d31014 0fa00f 0095ff ffa500'),
  bird: list('Bird', 'f8fafd e6ecf0 14171a 0084b8 e0245e 17bf63 1b95e0 fab81e'),
  'pleroma-amoled': list('Pleroma Dark AMOLED', '000000 111111 b0b0b1 d8a070 aa0000 0fa00f 0095ff d59500'),
  'tomorrow-night': list('Tomorrow Night', '1d1f21 373b41 c5c8c6 81a2be cc6666 b5bd68 8abeb7 de935f'),
  dracula: list('Dracula', '282a36 44475a f8f8f2 bc92f9 ff5555 50fa7b 8be9fd ffb86c'),
  'ir-black': list('Ir Black', '000000 242422 b5b3aa ff6c60 ff6c60 a8ff60 96cbfe ffffb6'),
  monokai: list('Monokai', '272822 383830 f8f8f2 f92672 f92672 a6e22e 66d9ef f4bf75'),
  'purple-stream': list('Purple stream', '17171a 450f92 c0c0c5 8769b4 eb0300 b0e020 4656ff ff9046'),
  feud: list('Feud', '323337 1d1e21 dbdde0 18a0e3 e05053 3a8d5d 6671e2 dcaa45'),
  constabulary: list('Constabulary', 'ffffff 3b5897 333333 28487c fa3c4c 44bdc6 0083ff ffc200'),
};

function list(name: string, colours: string): readonly string[] {
  return [name, ...colours.split(' ').map((colour) => `#${colour}`)];
}
