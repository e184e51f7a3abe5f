export { show } from '../testing/show';
