import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';
import { treeText } from './tree-text';

/** Each file is what a screen reader finds on one screen, as indented text. */
const FOLDER = path.join(import.meta.dirname, '..', 'trees');

/** The screens whose accessibility trees are kept, so that a change shows. */
export const screensWithTree: ReadonlySet<string> = new Set([
  'home',
  'the known network',
  'a conversation',
  'a profile',
  'who favourited a post',
  'the notifications',
  'the mentions',
  'the messages with somebody',
  'the chats',
  'a chat',
  'the shoutbox',
  'the media viewer',
  'the bookmarks',
  'the lists',
  'the form of a list',
  'who to follow',
  'the follow requests',
  'who is muted',
  'the directory',
  'the drafts',
  'the announcements',
  'the login',
  'the form to join',
  'the form of a new post',
  'what a search found',
  'about the server',
  'the help',
  'the order of the navigation',
  'the settings',
  'the settings: Appearance',
  'the administration',
  'the command bar',
  'the question before logging out',
]);

/**
 * Expects that the accessibility tree of a screen, or of the dialog over it, is the kept one. With `KEEP_TREES=1` the tree
 * is written instead: read the difference before it is committed.
 */
export async function expectTree(page: Page, name: string): Promise<void> {
  const file = path.join(FOLDER, `${name.replaceAll(/[^\p{L}\d]+/gu, '-')}.txt`);
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  const part = (await dialogs.count()) > 0 ? dialogs.last() : page.getByRole('main');
  if (process.env['KEEP_TREES'] === '1') return writeFile(file, await steadyTree(part));
  if (!existsSync(file)) throw new Error(`There is no tree of ${name}: KEEP_TREES=1 writes it.`);
  const kept = await readFile(file, 'utf8');
  await expect.poll(() => treeOf(part), `the tree of ${name}`).toBe(kept);
}

/** The tree once it is the same twice in a row. */
async function steadyTree(part: Locator): Promise<string> {
  let tree = '';
  await expect.poll(async () => tree === (tree = await treeOf(part)), { intervals: [400] }).toBe(true);
  return tree;
}

async function treeOf(part: Locator): Promise<string> {
  return treeText(await part.ariaSnapshot());
}
