/** Names of languages, in the language of the interface. */
export interface LanguageNames {
  /** The tag itself where the browser knows no name. */
  readonly nameOf: (tag: string) => string;
  /** Its name in the language itself. */
  readonly ownNameOf: (tag: string) => string;
}

export function languageNames(interfaceLanguage: string): LanguageNames {
  const names = new Intl.DisplayNames([interfaceLanguage], { type: 'language' });
  return {
    nameOf: (tag) => nameBy(names, tag),
    ownNameOf: (tag) => (isTag(tag) ? nameBy(new Intl.DisplayNames([tag], { type: 'language' }), tag) : tag),
  };
}

/** Stored values may not be language tags, and `Intl` throws for those. */
function isTag(tag: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag);
}

function nameBy(names: Intl.DisplayNames, tag: string): string {
  return (isTag(tag) ? names.of(tag) : undefined) ?? tag;
}
