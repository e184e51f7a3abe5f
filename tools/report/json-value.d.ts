/** Readers for the reports that test runners write: what is not there reads as nothing. */
export type JsonObject = Readonly<Record<string, unknown>>;
export declare function objectOf(value: unknown): JsonObject;
export declare function listOf(value: unknown): readonly unknown[];
export declare function numberOf(value: unknown): number;
export declare function textOf(value: unknown): string;
