/**
 * Returns the URI that calls a telephone number: `+49 (0)30 2312-500` →
 * `tel:+49302312500`. A number without its country's code stays as it is.
 */
export function phoneUri(phone: string): string {
  const withPlus = phone.trim().replace(/^00/, '+');

  // The zero in brackets is dialled only within the country.
  const international = withPlus.startsWith('+')
    ? withPlus.replace(/\(0+\)/, '')
    : withPlus;

  return `tel:${international.replace(/[^+\d]/g, '')}`;
}
