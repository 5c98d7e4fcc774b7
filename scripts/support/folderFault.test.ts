import { join } from 'node:path';
import { folderFault } from './folderFault';

test.each([
  ['site (1)', '(', 'site-1'], // the second download of a browser
  ['site [copy]', '[', 'site-copy'],
  ['{site}', '{', 'site'],
  ['site}', '}', 'site'],
  ['Neu!', '!', 'Neu'],
  ['a|b', '|', 'a-b'],
  ['c#', '#', 'c'],
  ['my%20site', '%', 'my-20site'],
  ['(!)', '(', 'site'],
])(
  'names the first special character of the folder "%s", and a name without it',
  (name, character, plainName) => {
    expect(folderFault(join('/home/anna', name, 'website'))).toBe(
      `The project is in the folder "${name}", and the tools that build it can't read a path with the character ${character} in it. Rename this folder, for example to "${plainName}", and run the command again there.`,
    );
  },
);

test.each(['site', 'our site', 'büro & söhne', "l'agence", 'a+b', '$;,=@~^"'])(
  'accepts the folder "%s"',
  (name) => {
    expect(folderFault(join('/home/anna', name))).toBeUndefined();
  },
);
