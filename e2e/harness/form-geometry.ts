import type { Locator } from '@playwright/test';
import { expect } from './expect';

/** The minimum width of a form, in pixels. */
const MIN_WIDTH = 240;
/** How far the surface of an icon button may extend beyond the form, so that the icon is aligned with its edge. */
const MAX_OVERHANG = 14;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Control extends Box {
  readonly name: string;
  /** The label is wider than the control. */
  readonly isCut: boolean;
  /** Indexes of the controls inside this one. */
  readonly contains: readonly number[];
}

/** Expects a usable form: wide enough, its controls inside the form and the page, and no two overlapping. */
export async function expectUsableForm(form: Locator, place: string): Promise<void> {
  await expect
    .soft(async () => expect(await layoutFaults(form), place).toEqual([]))
    .toPass({ timeout: 4000 });
}

async function layoutFaults(form: Locator): Promise<string[]> {
  const { page, whole, field, controls } = await measure(form);
  const width = whole.right - whole.left;
  const isOutside = ({ left, right }: Box): boolean =>
    left < Math.max(0, whole.left - MAX_OVERHANG) || right > Math.min(page, whole.right + MAX_OVERHANG);
  const overlaps = controls.flatMap((one, at) =>
    controls
      .filter((_other, otherIndex) => otherIndex > at && !one.contains.includes(otherIndex))
      .filter((other) => overlap(one, other))
      .map((other) => `overlapping: ${one.name}, ${other.name}`),
  );
  return [
    ...(width < MIN_WIDTH ? [`the form is ${width} wide`] : []),
    ...(field < 0.8 * width ? [`the text field is ${field} wide`] : []),
    ...controls.filter(isOutside).map(({ name }) => `outside: ${name}`),
    ...controls.filter(({ isCut }) => isCut).map(({ name }) => `cut off: ${name}`),
    ...overlaps,
  ];
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 1 && down > 1;
}

/** The geometry of the form and its controls. */
function measure(form: Locator) {
  return form.evaluate((element) => {
    const visibleControls = [...element.querySelectorAll('button, textarea, select, label, input')].filter(
      (control) => {
        const { width, height } = control.getBoundingClientRect();
        const isDrawn = width > 1 && height > 1 && control.checkVisibility({ visibilityProperty: true });
        return isDrawn && !control.matches('input:is([type="radio"], [type="file"])');
      },
    );
    const boxOf = (one: Element): Box => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return { left, right, top, bottom };
    };
    const controls = visibleControls.map((control): Control => ({
      ...boxOf(control),
      name: control.getAttribute('aria-label') ?? control.textContent?.trim() ?? control.tagName,
      isCut: control.matches('button') && control.scrollWidth > control.clientWidth + 1,
      contains: visibleControls.flatMap((other, at) => (control.contains(other) ? [at] : [])),
    }));
    return {
      page: document.documentElement.clientWidth,
      whole: boxOf(element),
      field: element.querySelector('textarea')?.getBoundingClientRect().width ?? 0,
      controls,
    };
  });
}
