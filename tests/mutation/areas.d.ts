/** What is changed together: each needs a run of Stryker. */
export const areas: Record<string, unknown>;
