import { aboutPage } from '../../shape/kinds/aboutPage';
import { typosIn } from './typos';

test.each(typosIn(aboutPage.fields))(
  'corrects $example.wrong to $example.right',
  ({ example, find }) => {
    expect(find(example.wrong)?.correctedLine).toBe(example.right);
    expect(find(example.right)).toBeUndefined();
  },
);
