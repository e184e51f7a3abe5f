export const show = 'a test';
