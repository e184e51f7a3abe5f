export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** The outline of a shape of an icon, as the data of a path; null for one that a path can't replace. */
function outlineOf([tag, { fill, ...attributes }]: IconShape): string | null {
  if (fill !== undefined) return null;
  const number = (name: string): number => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return withAbsoluteStart(attributes['d'] ?? '');
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'circle': {
      const r = number('r');
      return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    }
    case 'rect': {
      const [x, y, width, height, r] = ['x', 'y', 'width', 'height', 'rx'].map(number) as Rectangle;
      const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      const [top, right] = [`h${width - 2 * r}${corner(r, r)}`, `v${height - 2 * r}${corner(-r, r)}`];
      return `M${x + r} ${y}${top}${right}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`;
    }
    default:
      return null;
  }
}

type Rectangle = [x: number, y: number, width: number, height: number, r: number];

/** A path with an absolute first command, so that it can be appended to another path. */
function withAbsoluteStart(path: string): string {
  const start = /^m\s*([+-]?(?:\d+\.?\d*|\.\d+))[\s,]*([+-]?(?:\d+\.?\d*|\.\d+))\s*/.exec(path);
  if (start === null) return path;
  const rest = path.slice(start[0].length);
  // Coordinates after those of "m" are lines, relative as the "m" was.
  const line = /^[+\-\d.]/.test(rest) ? 'l' : '';
  return `M${start[1]} ${start[2]}${line}${rest}`;
}

/**
 * The shapes of an icon in as few elements as possible: one path with all outlines, and each shape that has a colour of
 * its own. A page has hundreds of icons, and each element of them costs style, layout and memory.
 */
export function mergeShapes(shapes: readonly IconShape[]): readonly (string | IconShape)[] {
  const outlines: string[] = [];
  const others: IconShape[] = [];
  for (const shape of shapes) {
    const outline = outlineOf(shape);
    if (outline === null) others.push(shape);
    else outlines.push(outline);
  }
  return outlines.length === 0 ? others : [outlines.join(''), ...others];
}
