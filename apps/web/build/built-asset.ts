import { contentHash } from './content-hash';

/** A file that we make ourselves beside what the bundler makes. */
export interface BuiltAsset {
  /** Address under the root, with the content's hash. */
  readonly address: string;
  readonly type: 'application/json' | 'text/javascript';
  readonly source: string;
}

const extensions = { 'application/json': 'json', 'text/javascript': 'js' } as const;

export function builtAsset(name: string, type: BuiltAsset['type'], source: string): BuiltAsset {
  return { address: `/assets/${name}-${contentHash(source)}.${extensions[type]}`, type, source };
}
