import type { SchemaArea } from './schema/area';
import { interactionsTables } from './schema/interactions';
import { notificationsTables } from './schema/notifications';
import { oauthTables } from './schema/oauth';
import { peopleTables } from './schema/people';
import { statusesTables } from './schema/statuses';

/** Raised whenever a table changes; an older file is rebuilt from the seed. */
export const SCHEMA_VERSION = 2;

/** The areas in an order in which their tables can be copied. */
const AREAS: readonly SchemaArea[] = [
  peopleTables,
  statusesTables,
  interactionsTables,
  notificationsTables,
  oauthTables,
];

export const TABLES = AREAS.flatMap(({ tables }) => Object.keys(tables));

export const CREATE_TABLES = AREAS.flatMap(({ tables }) => Object.values(tables)).join('\n');

const TRIGGERS = AREAS.flatMap(({ triggers = [] }) => triggers);

export const CREATE_TRIGGERS = TRIGGERS.map(
  ({ name, on, does }) => `create trigger ${name} ${on} begin ${does}; end;`,
).join('\n');

export const DROP_TRIGGERS = TRIGGERS.map(({ name }) => `drop trigger ${name};`).join('\n');
