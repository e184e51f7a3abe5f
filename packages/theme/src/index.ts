export type { Colour } from './colour';
export { contrast } from './colour';
export type { Hex } from './colour';
export { luminance } from './colour';
export { mix } from './colour';
export { parseHex, type ParsedHex } from './colour';
export { toHex } from './colour';
export { colourNames, type ColourName } from './colour-names';
export { compileTheme, type CompiledTheme } from './compile-theme';
export { pairs, type Pair } from './pairs';
export type { Palette } from './palette';
export { builtInPalette, palettes } from './palettes';
export { wellKnownPalettes } from './well-known-palettes';
export { bundledStyles } from './bundled-styles';
export { standIns } from './stand-ins';
export { readPalette, type PaletteProblem, type PaletteReading } from './read-palette';
export type { Scheme } from './palette';
export { toCss } from './compile-theme';
export type {
  KeptBlock,
  KeptParts,
  Style,
  StyleMeta,
  StylePalette,
  StyleRule,
  StyleSelector,
  ThemeProblem,
  ThemeProblemKind,
  ThemeReading,
} from './model/style';
export { isKnownSelector, themedComponents } from './model/components';
export { withColour, withDirective } from './model/edit-style';
export { parseSelector, printSelector } from './model/selectors';
export { type ColourValue, parseColour, printColour } from './values/colour-value';
export {
  type ColourContext,
  type EvaluatedColour,
  MAGENTA,
  createColourEvaluator,
} from './values/evaluate-colour';
export {
  type DirectiveName,
  type DirectiveValue,
  directiveTypes,
  isDirectiveName,
  parseDirective,
  printDirective,
  textOpacityModes,
} from './values/directive-value';
export { fontFamily, parseFont } from './values/font-value';
export {
  type PlainShadow,
  type ShadowPart,
  parseShadows,
  printShadows,
  shadowOfSide,
} from './values/shadow-value';
export { readableText, type TextAuto, textAutoModes } from './values/readable-text';
export {
  SYSTEM_THEME,
  type KnownThemes,
  type ThemeChoice,
  type ThemeFields,
  type ThemeSource,
  themeFieldNames,
  whichTheme,
} from './which-theme';
