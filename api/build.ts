import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, formatMessages } from 'esbuild';
import { brandSheet } from '../src/brand/brandSheet';
import { readBrand } from '../src/content/read/readBrand';
import { isLeftOut } from '../src/content/read/isLeftOut';
import { readDocument } from '../src/content/read/readDocument';
import { withoutSoftHyphens } from '../src/content/read/markdown';
import { FIELDS } from '../shared/enquiry';
import type { SiteWords } from './src/settings/siteWords';

const HINT = 'npm run check:content says where, and what to write.';

/**
 * Reads a content file. @returns a function from a field's path to its text:
 * `form.submit` → `Submit`
 */
function createFieldReader(root: string, file: string) {
  const { yaml, faults } = readDocument(
    readFileSync(path.join(root, file), 'utf8'),
  );

  if (faults.length > 0) throw new Error(`${file}: cannot be read. ${HINT}`);

  return (fieldPath: string): string => {
    const value = yaml.getIn(fieldPath.split('.'));

    if (typeof value === 'string' && !isLeftOut(value))
      return withoutSoftHyphens(value);
    // The sentence that a throttled visitor gets is optional.
    if (fieldPath === 'apology.later') return '';
    throw new Error(`${file}: ${fieldPath}: must be a text. ${HINT}`);
  };
}

/**
 * Reads the words and colours that the function uses. @throws an error that
 * names the unreadable file or the missing word
 */
export function readSiteWords(root: string): SiteWords {
  const readSite = createFieldReader(root, 'content/site.md');
  const readContact = createFieldReader(root, 'content/contact.md');

  function readGroup<Name extends string>(
    group: string,
    names: readonly Name[],
  ) {
    const entries = names.map((name) => [
      name,
      readContact(`${group}.${name}`),
    ]);

    return Object.fromEntries(entries) as Record<Name, string>;
  }

  return {
    name: readSite('name'),
    email: readSite('email'),
    language: readSite('language'),
    heading: readContact('heading'),
    labels: readGroup('form', [...FIELDS, 'submit']),
    errors: readGroup('errors', [...FIELDS, 'tooLong']),
    apology: readGroup('apology', ['heading', 'text', 'subject', 'later']),
    mail: readGroup('mail', ['subject', 'from']),
    colours: brandSheet(readBrand(root)),
  };
}

type Options = { root: string; outDir?: string; entry?: string };

/**
 * Bundles the function app, or `entry`, with the words from `content/` into
 * `main.cjs`, which needs no `node_modules`.
 */
export async function buildApi({
  root,
  outDir,
  entry,
}: Options): Promise<void> {
  const { warnings } = await build({
    entryPoints: [entry ?? path.join(root, 'api/src/main.ts')],
    outfile: path.join(outDir ?? path.join(root, 'api/dist'), 'main.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    // The answer page contains its style sheet.
    loader: { '.css': 'text' },
    // Azure's worker supplies this module; npm does not have it.
    external: ['@azure/functions-core'],
    define: { SITE_WORDS: JSON.stringify(readSiteWords(root)) },
    // Otherwise esbuild also prints the error that `build` throws.
    logLevel: 'silent',
  });

  for (const warning of await formatMessages(warnings, { kind: 'warning' }))
    console.warn(warning);
}
