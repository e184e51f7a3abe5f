/** Names of the records that Pleroma-FE stores in a browser. */
export const feNames = ['vuex-lz', 'pinia-local-oauth', 'pleroma-fe-drafts'] as const;
export type FeName = (typeof feNames)[number];
export type FeRecords = Readonly<Partial<Record<FeName, unknown>>>;
