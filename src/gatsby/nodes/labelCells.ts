/** Gives each table cell the name of its column as `data-label`: on a phone a row is a card without a header row. */
export const labelCells = (html: string): string =>
  html.replace(/<table>.*?<\/table>/gs, (table) => {
    const headers = [...table.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)];
    const names = headers.map(([, name = '']) => name.replace(/<[^>]*>/g, ''));
    return table.replace(/<tr>.*?<\/tr>/gs, (row) => {
      let column = 0;
      return row.replace(/<td\b/g, (cell) => {
        const name = names[column++] ?? '';
        return `${cell} data-label="${name.replaceAll('"', '&quot;')}"`;
      });
    });
  });
