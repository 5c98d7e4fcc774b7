import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { className, shortenClassNames } from './classNames';

test('a class name has the name of its file', () => {
  expect(className('/site/src/components/Logo.module.css', 'link')).toBe(
    'Logo_link',
  );
});

test('no two CSS modules have the same name', () => {
  const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => basename(path));

  expect(names.length).toBeGreaterThan(0);
  expect(names.sort()).toEqual([...new Set(names)]);
});

test('only css-loader for CSS modules gets the class names', () => {
  const loaderOf = (name: string, modules?: object) => ({
    loader: resolve('node_modules', name, 'dist/cjs.js'),
    options: { modules },
  });
  const cssModules = loaderOf('css-loader', { namedExport: true });
  const plainCss = loaderOf('css-loader');
  const extract = loaderOf('mini-css-extract-plugin', {});

  shortenClassNames({
    module: {
      rules: [{ oneOf: [{ use: [extract, cssModules] }, { use: plainCss }] }],
    },
  });

  expect(cssModules.options.modules).toHaveProperty('getLocalIdent');
  expect(extract.options.modules).toEqual({});
  expect(plainCss.options.modules).toBeUndefined();
});
