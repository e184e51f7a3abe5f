/** Recorded outcomes of our routes that no step reproduces, each with the reason. */
export const NOT_REPRODUCED: readonly { route: string; outcome: string; because: string }[] = [
  {
    route: 'GET /api/v1/timelines/public',
    outcome: '429',
    because: 'the answer to too many requests is one for all calls, and its limits are tested by themselves',
  },
];
