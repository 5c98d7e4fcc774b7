import type { ErrorCode } from 'yaml';

/** Codes for a line of `---` that is missing or mistyped. */
type FenceFault = 'NO_OPENING' | 'NO_CLOSING' | 'NOT_A_FENCE';

/** Codes for YAML that is too large to be parsed. */
type SizeFault = 'TOO_LARGE' | 'TOO_LONG' | 'TOO_DEEP';

/** A reason why the fields of a file can't be read, and its lines in the file. */
export interface SyntaxFault {
  code: ErrorCode | FenceFault | SizeFault;
  line: number;
  endLine: number;
}
