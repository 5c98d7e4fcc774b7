/** Whether every mail server can write an address: its domain has a plain spelling (`xn--…`), what is before it has none. */
export const isAsciiBeforeAt = (address: string): boolean => /^[\x21-\x7e]+@[^@]+$/.test(address);
