/** A page of any list, with both ids that a Link header may contain. */
export const PAGE = { cursor: { max_id: '7', min_id: '3' }, limit: 20 };
