/** Names of languages, in the language of the interface. */
export interface LanguageNames {
  /** The tag itself where the browser knows no name. */
  readonly nameOf: (tag: string) => string;
  /** The name as it stands alone, as an option of a list: with a capital letter, where the language has them. */
  readonly titleOf: (tag: string) => string;
  /** Its name in the language itself. */
  readonly ownNameOf: (tag: string) => string;
}

export function languageNames(interfaceLanguage: string): LanguageNames {
  const names = new Intl.DisplayNames([interfaceLanguage], { type: 'language' });
  const nameOf = (tag: string): string => nameBy(names, tag);
  return {
    nameOf,
    titleOf: (tag) => capitalised(nameOf(tag), interfaceLanguage),
    ownNameOf: (tag) => (isTag(tag) ? nameBy(new Intl.DisplayNames([tag], { type: 'language' }), tag) : tag),
  };
}

/** With its first letter as a capital of the language. */
function capitalised(name: string, language: string): string {
  return name.replace(/^./u, (first) => first.toLocaleUpperCase(language));
}

/** Stored values may not be language tags, and `Intl` throws for those. */
function isTag(tag: string): boolean {
  return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(tag);
}

function nameBy(names: Intl.DisplayNames, tag: string): string {
  return (isTag(tag) ? names.of(tag) : undefined) ?? tag;
}

/** Languages that posts are written in, by their tags. Their names come from the browser. */
export const languageTags: readonly string[] = `
  aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv
  dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie
  ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv
  mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn nr nv ny oc oj om or os pa pi pl ps pt qu rm rn
  ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt
  tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu ast ckb csb gsw kab kmr ldn nds sco sma smj szl
  tok zgh
`
  .trim()
  .split(/\s+/);
