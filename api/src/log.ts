import type { InvocationContext } from '@azure/functions';

/** The part of Azure's log that the functions use. */
export type Log = Pick<InvocationContext, 'warn' | 'error'>;
