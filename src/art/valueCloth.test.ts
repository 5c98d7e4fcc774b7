import type { Weave } from './structures';
import { valueCloth } from './valueCloth';

const cloth = (weave: Weave, title: string) => valueCloth({ weave, title });

test('each vowel of a value’s title, even accented or capital, gives a thin thread', () => {
  expect(cloth('plain', 'Empathise')).not.toBe(cloth('plain', 'Collaborate'));
  expect(cloth('twill', 'Émeu')).toBe(cloth('twill', 'emeu'));
  // A title of vowels gives no wide thread (13), and a title without letters
  // gives no thin thread (5).
  expect(cloth('plain', 'Éiou')).not.toContain('stroke-width="13"');
  expect(cloth('satin', '24/7')).not.toContain('stroke-width="5"');
});
