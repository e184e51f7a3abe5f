export { compileStyle } from './compile-style';
export { styleCss } from './style-css';
