import type { CpuSample, ScriptPlace } from './cpu-samples';
import type { Span } from './trace-parts';

/** The layers by which the time of scripts is counted, in the order of the results, by the source files in each. */
const LAYERS = {
  boot: /(?:^|\/)(?:apps\/web\/src\/boot\/|assets\/boot-)/,
  app: /(?:^|\/)apps\/web\/src\/(?:app|main)\b/,
  features: /(?:^|\/)apps\/web\/src\/features\//,
  blocks: /(?:^|\/)apps\/web\/src\/blocks\//,
  ui: /(?:^|\/)apps\/web\/src\/ui\//,
  platform: /(?:^|\/)apps\/web\/src\/(?:platform|locales)\//,
  domain: /(?:^|\/)packages\/domain\//,
  api: /(?:^|\/)packages\/api\//,
  richtext: /(?:^|\/)packages\/richtext\//,
  theme: /(?:^|\/)packages\/theme\//,
  react: /(?:^|\/)node_modules\/(?:react|react-dom|scheduler)\//,
  libraries: /(?:^|\/)node_modules\//,
  /** The bench's own script, and what the bundler adds. */
  other: /^/,
} as const;

export type Layer = keyof typeof LAYERS;

export const layers = Object.keys(LAYERS).filter((name): name is Layer => name in LAYERS);

/** The layer of a source file, or of a built file that has no source map. */
export function layerOf(file: string): Layer {
  return layers.find((layer) => LAYERS[layer].test(file)) ?? 'other';
}

/**
 * Milliseconds of script before a time, in microseconds, by layer. A sample counts for the time until the next one, as
 * far as the thread ran a script in it: parsing, style and collection lie between the samples as well.
 */
export function layerTimes(
  { spans, samples, sourceOf }: LayerTimesOptions,
  until = Infinity,
): Record<Layer, number> {
  const times = new Map<Layer, number>(layers.map((layer) => [layer, 0]));
  const scripts = spans.filter(({ part }) => part === 'script');
  let first = 0;
  for (const { from, to, place } of samples) {
    const end = Math.min(to, until);
    while ((scripts[first]?.to ?? Infinity) <= from) first += 1;
    let time = 0;
    for (let at = first; (scripts[at]?.from ?? Infinity) < end; at += 1) {
      const span = scripts[at];
      if (span !== undefined) time += Math.max(0, Math.min(span.to, end) - Math.max(span.from, from));
    }
    if (time === 0) continue;
    const layer = place === null ? 'other' : layerOf(sourceOf(place));
    times.set(layer, (times.get(layer) ?? 0) + time / 1000);
  }
  return Object.fromEntries(times) as Record<Layer, number>;
}

export interface LayerTimesOptions {
  /** In order. */
  spans: readonly Span[];
  /** In order. */
  samples: readonly CpuSample[];
  /** The source file of a place in a built script. */
  sourceOf(place: ScriptPlace): string;
}
