export { compileStyle } from './compile-style';
export { type DirectiveOrigin, originOf, type Target, targetOf } from './directives';
export { type Look, createLooks } from './look-of';
export type { NamedColours } from './root-palette';
export { isDrawn } from './themed-parts';
export { type CompiledStyle, styleCss } from './style-css';
