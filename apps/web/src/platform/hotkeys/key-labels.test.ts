import { expect, test } from 'vitest';
import de from '../../locales/de.json';
import en from '../../locales/en.json';
import fr from '../../locales/fr.json';
import { keyLabels } from './key-labels';

const shown = (key: string, texts: Readonly<Record<string, string>>) =>
  keyLabels(key, (id) => texts[id] ?? id).join(' ');

test.each([
  ['Delete', 'Del', 'Entf', 'Suppr'],
  ['Insert', 'Ins', 'Einfg', 'Inser'],
  ['Escape', 'Esc', 'Esc', 'Échap'],
  ['PageDown', 'PgDn', 'Bild ↓', 'Pg suiv'],
  ['PageUp', 'PgUp', 'Bild ↑', 'Pg préc'],
  ['Mod+k', 'Ctrl+K', 'Strg+K', 'Ctrl+K'],
  ['Enter', '↵', '↵', '↵'],
  ['g h', 'G H', 'G H', 'G H'],
])('%s is labelled as on English, German and French keyboards', (key, ...labels) => {
  expect([en, de, fr].map((texts) => shown(key, texts))).toEqual(labels);
});
