/** The reds of what is wrong: the same hue in every brand, since people know it, in two strengths. */
export const ERROR_RED = { light: '#a8201a', dark: '#ffb4a8' } as const;
