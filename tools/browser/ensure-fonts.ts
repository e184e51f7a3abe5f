import { spawnSync } from 'node:child_process';
import { installPackage, mayInstall } from './install-package';

/** Languages of whose scripts a bare Debian has no letters, and packages that have them. */
const fonts = [
  { language: 'ja', name: 'fonts-droid-fallback' },
  { language: 'te', name: 'fonts-lohit-telu' },
] as const;

/**
 * Installs fonts for scripts that this machine cannot draw, if it is a Debian and we have the rights: the boxes that
 * stand for missing letters are narrower than the letters, and words would seem to fit that do not.
 */
export function ensureFonts(): void {
  if (!mayInstall()) return;
  for (const { language, name } of fonts) if (!canDraw(language)) installPackage(name);
}

function canDraw(language: string): boolean {
  const { stdout } = spawnSync('fc-list', [`:lang=${language}`, 'family'], { encoding: 'utf8' });
  return (stdout ?? '').trim() !== '';
}
