export const stands = 'on no floor';
