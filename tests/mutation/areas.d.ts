/** Areas of the code, each for one run of Stryker. */
export const areas: Record<string, unknown>;
