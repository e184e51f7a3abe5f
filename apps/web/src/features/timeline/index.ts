export { otherScreenOf } from './other-screen-of';
export { screenOf } from './screen-of';
