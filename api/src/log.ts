import type { InvocationContext } from '@azure/functions';

/** The part of Azure's log that the function uses. */
export type Log = Pick<InvocationContext, 'warn' | 'error'>;
