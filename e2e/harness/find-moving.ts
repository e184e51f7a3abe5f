import type { Locator } from '@playwright/test';

/** Finds what of an element moves or fades, now or when it changes: nothing, for people who want less motion. */
export function findMoving(surface: Locator): Promise<string[]> {
  return surface.evaluate((opened) =>
    [opened, ...opened.querySelectorAll('*')]
      .filter((part) => {
        const { transitionProperty, transitionDuration, animationName } = getComputedStyle(part);
        const lasts = transitionDuration.split(',').some((time) => Number.parseFloat(time) > 0.01);
        const moves = /all|transform|translate|scale|opacity/.test(transitionProperty) && lasts;
        return moves || animationName !== 'none';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );
}
