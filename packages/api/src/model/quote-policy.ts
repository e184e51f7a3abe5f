/** Who may quote a post. */
export const quotePolicies = ['public', 'followers', 'nobody'] as const;

export type QuotePolicy = (typeof quotePolicies)[number];
