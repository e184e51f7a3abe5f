import { expect, test } from 'vitest';
import { readPageAppearance } from './page-appearance';

test('everything the operator may say of the look is read [1.3.012]', () => {
  const said = {
    logo: '/static/birch.svg',
    logoMask: false,
    logoMargin: '.2em',
    logoLeft: false,
    background: 'https://birch.example/wood.webp',
    showInstanceSpecificPanel: true,
    showFeaturesPanel: false,
  };
  const { logoLeft: _left, ...rest } = said;
  expect(readPageAppearance(said)).toEqual({ ...rest, logoPlace: 'centre' });
});

test('an operator who says nothing gets our own look', () => {
  expect(readPageAppearance({})).toEqual({
    logo: null,
    logoMask: true,
    logoMargin: '0',
    logoPlace: 'start',
    background: null,
    showInstanceSpecificPanel: false,
    showFeaturesPanel: true,
  });
});

test.each([
  'javascript:alert(1)',
  '//other.example/a.png',
  'http://plain.example/a.png',
  '/a.png");background:url(//other.example',
  "/a' onload='x",
  'data:image/svg+xml,<svg>',
  '/a b.png',
  7,
  null,
])('%j is no address of a picture', (given) => {
  const { logo, background } = readPageAppearance({ logo: given, background: given });
  expect([logo, background]).toEqual([null, null]);
});

test.each(['1px;color:red', 'calc(1px)', '2', 3])('%j is no margin', (logoMargin) => {
  expect(readPageAppearance({ logoMargin }).logoMargin).toBe('0');
});
