export { screenOf } from './screen-of';
