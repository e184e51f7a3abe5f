export { readPageAppearance, type PageAppearance } from './page-appearance';
