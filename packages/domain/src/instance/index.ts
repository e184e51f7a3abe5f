export { readPageAppearance, type PageAppearance } from './page-look';
