import { escapeAttribute, escapeText } from 'entities';

/** A field's label, and the value that the visitor has typed. */
export interface Entry {
  label: string;
  value: string;
}

const NO_BREAK_SPACE = '\u00a0';

/** Splits a value at any Unicode line break. */
const toLines = (value: string): string[] =>
  value.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);

/**
 * Writes the text part. Each line of a value is indented. Only labels start at
 * the margin, so no value can imitate a label.
 */
export function textBody(entries: Entry[]): string {
  const blocks = entries.map(({ label, value }) => {
    const indented = toLines(value).map((line) => `    ${line}`);

    return [`${label}:`, ...indented].join('\n');
  });

  return `${blocks.join('\n\n')}\n`;
}

/**
 * Replaces every second space by a no-break space, because HTML shows a run of
 * plain spaces as one. The last space is plain, so that a long line wraps after
 * it.
 */
function keepSpaces(run: string): string {
  const pairs = `${NO_BREAK_SPACE} `.repeat(Math.floor(run.length / 2));

  // In a run of odd length, one more space precedes the pairs.
  return pairs.padStart(run.length, NO_BREAK_SPACE);
}

/**
 * Writes a line that keeps its indentation, runs of spaces and tabs without a
 * style sheet.
 */
function lineHtml(line: string): string {
  const withoutTabs = line.replaceAll('\t', '    ');

  // HTML drops a single space only at the start of a line.
  const withSpaces = withoutTabs.replace(/^ +| {2,}/g, keepSpaces);

  return escapeText(withSpaces);
}

/**
 * Writes the HTML part. Outlook for Windows ignores `white-space: pre-wrap`, so
 * line breaks are `<br>`. One element with `dir="auto"` holds all lines of a
 * value, so the value's first letter decides the direction of all its lines. A
 * Hebrew message runs from right to left even in a line that starts with a
 * Latin name.
 */
export function htmlBody(entries: Entry[], language: string): string {
  const blocks = entries.map(({ label, value }) => {
    const lines = toLines(value).map(lineHtml);

    return (
      `<p><b>${escapeText(label)}</b></p>` +
      `<div dir="auto" style="margin-left:2em">${lines.join('<br>')}</div>`
    );
  });

  return (
    `<!doctype html><html lang="${escapeAttribute(language)}">` +
    '<head><meta charset="utf-8"></head>' +
    `<body style="font-family:sans-serif">${blocks.join('')}</body></html>`
  );
}
