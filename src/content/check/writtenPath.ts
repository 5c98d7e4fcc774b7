/** A way to a field in steps that count from 0, as people write it: items count from 1. */
export const writtenPath = (steps: readonly (string | number)[]): string =>
  steps
    .map((step) => (typeof step === 'number' ? `[${step + 1}]` : `.${step}`))
    .join('')
    .slice(1);
