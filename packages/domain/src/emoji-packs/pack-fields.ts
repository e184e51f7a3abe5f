import type { EmojiPack } from '@linnet/api';

/** The fields of a pack that staff can edit. */
export interface PackFields {
  readonly description: string;
  readonly license: string;
  readonly homepage: string;
  /** The address of an archive with the files, for servers that may not download them from here. */
  readonly fallback: string;
  readonly shared: boolean;
}

/** The keys on the wire of the fields that are texts. */
const keys = {
  description: 'description',
  license: 'license',
  homepage: 'homepage',
  fallback: 'fallback-src',
} as const;

const fieldNames = ['description', 'license', 'homepage', 'fallback'] as const;
const SHARE = 'share-files';
const DIGEST = 'fallback-src-sha256';

const textIn = (metadata: EmojiPack['metadata'], key: string): string => {
  const value = metadata[key];
  return typeof value === 'string' ? value : '';
};

/** The fields of a pack as the server has them, also invalid addresses. */
export function fieldsOf({ metadata, shared }: Pick<EmojiPack, 'metadata' | 'shared'>): PackFields {
  return {
    description: textIn(metadata, keys.description),
    license: textIn(metadata, keys.license),
    homepage: textIn(metadata, keys.homepage),
    fallback: textIn(metadata, keys.fallback),
    shared,
  };
}

/**
 * All metadata of a pack after a change of some fields: the server replaces all of it, so unknown keys are included.
 * Empty texts are left out. For another archive the digest is left out, so that the server computes a new one.
 */
export function metadataWith(
  metadata: EmojiPack['metadata'],
  change: Partial<PackFields>,
): Readonly<Record<string, unknown>> {
  const next: Record<string, unknown> = { ...metadata };
  for (const name of fieldNames) {
    const value = change[name]?.trim();
    if (value === undefined) continue;
    if (name === 'fallback' && value !== textIn(metadata, keys.fallback)) delete next[DIGEST];
    if (value === '') delete next[keys[name]];
    else next[keys[name]] = value;
  }
  if (change.shared !== undefined) next[SHARE] = change.shared;
  return next;
}

/** The fields that differ from those before. */
export function changedFields(before: PackFields, now: PackFields): Partial<PackFields> {
  const texts = fieldNames.filter((name) => before[name] !== now[name].trim());
  return {
    ...Object.fromEntries(texts.map((name) => [name, now[name]])),
    ...(before.shared !== now.shared && { shared: now.shared }),
  };
}
