/** Areas of the code by name. Each is mutated in a run of its own. */
export const areas: Record<string, unknown>;
