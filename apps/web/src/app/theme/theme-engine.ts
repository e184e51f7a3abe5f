/** Loaded when somebody has chosen a theme: the readers of all formats and the compiler. */
export { compileChoice } from './compile-choice';
export { createThemeFiles } from './theme-files';
