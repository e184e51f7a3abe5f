export { NoticesRegion } from './notices-region';
