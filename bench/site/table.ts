/** What Lighthouse found on one page: medians, times in milliseconds. */
export type Result = { url: string } & Record<
  | 'performance'
  | 'accessibility'
  | 'best-practices'
  | 'seo'
  | 'fcp'
  | 'lcp'
  | 'tbt'
  | 'cls'
  | 'longestTask',
  number
>;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const more = (value: number, floor: number): string => {
  const percent = Math.round((value / floor - 1) * 100);
  return `${Math.round(value)} (${percent < 0 ? '−' : '+'}${Math.abs(percent)} %)`;
};

/** The results as a table; FCP and LCP beside those of the first page. */
export function tableOf(results: readonly Result[], names: readonly string[]): string {
  const [floor] = results;
  if (!floor) throw new Error('Lighthouse has found nothing.');
  const rows = results.map((result, index) =>
    [
      names[index],
      CATEGORIES.map((category) => Math.round(result[category])).join(' '),
      result === floor ? Math.round(result.fcp) : more(result.fcp, floor.fcp),
      result === floor ? Math.round(result.lcp) : more(result.lcp, floor.lcp),
      Math.round(result.tbt),
      result.cls.toFixed(3),
      Math.round(result.longestTask),
    ].join(' | '),
  );
  return [
    '| Page | Scores | FCP ms | LCP ms | TBT ms | CLS | Longest task ms |',
    '| --- | --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}
