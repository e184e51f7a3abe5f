import { contentHash } from './content-hash';

/** A file that we build ourselves, next to the output of the bundler. */
export interface BuiltAsset {
  /** Path under the root; it contains a content hash. */
  readonly address: string;
  readonly type: 'application/json' | 'text/javascript';
  readonly source: string;
}

const extensions = { 'application/json': 'json', 'text/javascript': 'js' } as const;

export function builtAsset(name: string, type: BuiltAsset['type'], source: string): BuiltAsset {
  return { address: `/assets/${name}-${contentHash(source)}.${extensions[type]}`, type, source };
}
