export { readIss } from './read-iss';
export { readPaletteFile } from './read-palette-file';
export { readTheme2 } from './read-theme2';
export { readThemeData, readThemeText } from './read-theme';
export { mergeThemeIndexes, ownPaletteIds, type ThemeEntry, type ThemeIndex } from './theme-index';
export { writeIss } from './write-iss';
export { type WrittenTheme, writePalette } from './write-palette';
export { writeRuleset } from './write-ruleset';
export { slotsWithoutRules, unchangedTheme2, writeTheme2 } from './write-theme2';
