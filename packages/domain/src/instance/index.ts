export { readPageLook, type PageLook } from './page-look';
