import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSampleContent } from '../../testing/sampleContent';
import {
  formatContentFile,
  parseContentFile,
} from '../../src/gatsby/admin/contentFormat';
import type { Round } from './rounds';

const languageRound = (
  name: string,
  fieldsByPath: Record<string, object>,
): Round => ({
  name,
  change: (folder) => {
    rmSync(folder, { recursive: true });
    writeSampleContent(folder, 3); // three files in each folder

    for (const [path, fields] of Object.entries(fieldsByPath)) {
      const file = join(folder, path);
      const sampleFields = parseContentFile(readFileSync(file, 'utf8'));

      writeFileSync(file, formatContentFile({ ...sampleFields, ...fields }));
    }
  },
  specs: 'ownLetters shareAPage',
});

/**
 * Rounds in languages with letters that English lacks. The packages of the
 * typefaces named here are devDependencies.
 */
export const languageRounds: Round[] = [
  languageRound('An agency in Vietnamese', {
    'brand.md': {
      typefaces: { heading: 'bricolage-grotesque', text: 'noto-sans' },
    },
    'site.md': {
      name: 'Sợi Chỉ',
      language: 'vi',
      callHeading: 'Hãy kể cho chúng tôi điều bạn ấp ủ.',
      callButton: 'Liên hệ với chúng tôi',
    },
    'home.md': {
      title: 'Điều gì giữ ẤN TƯỢNG bền lâu? Thiết kế tử tế',
      // Capitals with accents need the most line height.
      heading: 'Điều gì giữ ẤN TƯỢNG bền lâu? Thiết kế tử tế',
      lead: 'Chúng tôi thiết kế, lập trình và chăm sóc những trang web mở nhanh, dễ đọc và dễ sửa, để khách hàng tìm thấy bạn ở bất cứ đâu.',
    },
    'about.md': { heading: 'Một xưởng nhỏ, từng sợi chỉ đều được chăm chút' },
    'values/sample-1.md': {
      title: 'Thấu hiểu',
      body: 'Lắng nghe trước, rồi mới vẽ.',
    },
  }),
  languageRound('An agency in Greek', {
    'brand.md': { typefaces: { heading: 'roboto', text: 'noto-sans' } },
    'site.md': {
      name: 'Υφαντό',
      language: 'el',
      callHeading: 'Πείτε μας τι θέλετε να φτιάξετε.',
    },
    'home.md': {
      title: 'Ώριμες ιστοσελίδες που αντέχουν',
      heading: 'Ώριμες ιστοσελίδες που αντέχουν',
      lead: 'Σχεδιάζουμε και φτιάχνουμε ιστοσελίδες που ανοίγουν γρήγορα, διαβάζονται εύκολα και αντέχουν στον χρόνο.',
    },
    'about.md': { heading: 'Τι κάνουμε, πώς και γιατί ακριβώς έτσι' },
  }),
  languageRound('An agency in Polish', {
    'site.md': {
      name: 'Nić i Żagiel',
      language: 'pl',
      callHeading: 'Powiedz, co chcesz.',
    },
    'home.md': {
      title: 'Żwawe strony, które łączą ludzi. Źródło dobrych więzi',
      heading: 'Żwawe strony, które łączą. Źródło więzi',
      lead: 'Projektujemy i budujemy strony, które otwierają się szybko i dają się łatwo czytać, a później dbamy o nie przez lata.',
    },
    // Instrument Sans, the default text typeface, lacks `ễ`. ownLetters.spec.ts
    // tests that words with `ễ` are in a system font.
    'about.md': {
      heading: 'Cała pracownia, każda nić na swoim miejscu',
      lead: 'Pracownię prowadzi Anna Nguyễn, projektantka stron.',
    },
    'values/sample-1.md': {
      body: 'Słuchamy, zanim narysujemy: uczyła nas Anna Nguyễn z Gdańska.',
    },
  }),
];
