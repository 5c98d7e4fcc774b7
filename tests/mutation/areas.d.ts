export const areas: Record<string, unknown>;
