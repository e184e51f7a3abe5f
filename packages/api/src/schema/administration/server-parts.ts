import {
  type ModelOf,
  objectReader,
  readerWithId,
  readCount,
  readFlag,
  readText,
  readTextOrNull,
  readTexts,
  readWebAddress,
} from '../read';

/** A front end that the server has, or knows where to get. */
export type FrontEnd = ModelOf<typeof readFrontEnd>;

/** Undefined without a name. */
export const readFrontEnd = objectReader((json) => {
  const name = readText(json, 'name');
  if (name === '') return undefined;
  return {
    name,
    /** The page about its source; null for one that the server has no address of. */
    source: readWebAddress(json, 'git'),
    /** Where an archive is, with `${ref}` for the version. */
    buildUrl: readTextOrNull(json, 'build_url'),
    /** The version that is installed when none is named. */
    ref: readTextOrNull(json, 'ref'),
    /** The versions on the server's disk, in no order. */
    installedRefs: readTexts(json, 'installed_refs'),
  };
});

/** A rule of the server as administrators edit it. */
export type EditedRule = ModelOf<typeof readEditedRule>;

/** Undefined without an id. */
export const readEditedRule = readerWithId((json, id: string) => ({
  id,
  text: readText(json, 'text'),
  hint: readText(json, 'hint'),
  /** Rules are shown in ascending order of it. */
  priority: readCount(json, 'priority'),
}));

/** A relay that the server follows. */
export type Relay = ModelOf<typeof readRelay>;

/** Undefined without a web address. */
export const readRelay = objectReader((json) => {
  const actor = readWebAddress(json, 'actor');
  return actor === null ? undefined : { actor, followedBack: readFlag(json, 'followed_back') };
});
