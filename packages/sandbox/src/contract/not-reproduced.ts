/** Recorded answers of routes of ours that no step asks for, each with the reason. */
export const NOT_REPRODUCED: readonly { route: string; outcome: string; because: string }[] = [];
