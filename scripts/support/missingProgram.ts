/** A program that a command needs is not installed. */
export class MissingProgramError extends Error {}

/**
 * Exit code of a command that did not do all of its work because a program is
 * missing. Automake's tests use the same number for "skipped".
 */
export const MISSING_PROGRAM = 77;
