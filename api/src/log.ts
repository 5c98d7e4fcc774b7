import type { InvocationContext } from '@azure/functions';

/** Where the function writes for its operators. */
export type Log = Pick<InvocationContext, 'warn' | 'error'>;
