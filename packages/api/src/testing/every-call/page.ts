/** A page of any list, with both of what a Link header may ask for. */
export const PAGE = { cursor: { max_id: '7', min_id: '3' }, limit: 20 };
