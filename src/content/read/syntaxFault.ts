import type { ErrorCode } from 'yaml';

/** A line of `---` is missing, or something like it is in its place. */
type FenceFault = 'NO_OPENING' | 'NO_CLOSING' | 'NOT_A_FENCE';

/** The YAML is not parsed. */
type SizeFault = 'TOO_LARGE' | 'TOO_LONG' | 'TOO_DEEP';

/** A reason why the fields of a file can't be read, and its lines in the file. */
export interface SyntaxFault {
  code: ErrorCode | FenceFault | SizeFault;
  line: number;
  endLine: number;
}
