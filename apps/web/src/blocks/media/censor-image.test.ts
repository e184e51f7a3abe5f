import { expect, test } from 'vitest';
import { censorImage } from './media-cover';

test.each(['/static/curtain.png', 'https://files.example/curtain.png?v=2'])(
  '%j may stand there',
  (address) => {
    expect(censorImage(address)).toBe(address);
  },
);

test.each([
  '',
  'javascript:alert(1)',
  '//far.example/x',
  '/\\far.example/x',
  'http://far.example/x',
  "/x') url(",
  null,
  7,
  {},
])('%j may not', (address) => {
  expect(censorImage(address)).toBeNull();
});
