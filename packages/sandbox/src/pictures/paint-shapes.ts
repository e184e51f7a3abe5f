import type { Shape } from './emoji-list';
import { blank, put, type Raster } from './raster';

const SAMPLES = [0.25, 0.75];

function contains(shape: Shape, x: number, y: number): boolean {
  if ('round' in shape) {
    const [cx, cy, rx, ry] = shape.round;
    return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1;
  }
  let inside = false;
  shape.points.forEach(([x1, y1], index, corners) => {
    const [x2, y2] = corners[(index + 1) % corners.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  });
  return inside;
}

/** Draws shapes on a transparent background, with soft edges. */
export function paintShapes(shapes: Shape[], size: number): Raster {
  const raster = blank(size, size);
  for (const shape of shapes) {
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        let hits = 0;
        for (const dy of SAMPLES)
          for (const dx of SAMPLES) if (contains(shape, (x + dx) / size, (y + dy) / size)) hits += 1;
        if (hits > 0) put(raster, { x, y, colour: shape.fill, alpha: hits / 4 });
      }
    }
  }
  return raster;
}
