/**
 * A value of the configuration: atoms are texts with a colon, tuples `{ tuple: […] }`, keyword lists arrays of those.
 */
export type WireConfigValue =
  | null
  | boolean
  | number
  | string
  | WireConfigValue[]
  | { [key: string]: WireConfigValue };

export interface WireConfigRow {
  group: string;
  key: string;
  value: WireConfigValue;
  /** What of it is stored in the database; absent when nothing is. */
  db?: string[];
}

export interface WireConfiguration {
  configs: WireConfigRow[];
  need_reboot: boolean;
}

export type WireConfigType = string | WireConfigType[];

export interface WireConfigDescription {
  key?: string;
  group?: string | string[];
  label: string;
  type: WireConfigType;
  description?: string;
  suggestions?: WireConfigValue[];
  children?: WireConfigDescription[];
}

export interface WireFrontEnd {
  name: string;
  git: string | null;
  build_url: string | null;
  ref: string | null;
  installed: boolean;
  installed_refs: string[];
}

/** An OAuth application as administrators get it. */
export interface WireStaffApp {
  id: number;
  name: string;
  client_id: string;
  client_secret: string;
  redirect_uri: string;
  website: string | null;
  trusted: boolean;
  vapid_key: string;
}

/** A rule as administrators get it. */
export interface WireEditedRule {
  id: string;
  priority: number;
  text: string;
  hint: string | null;
}
