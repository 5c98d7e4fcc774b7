/** What the tables of a TrueType font say that this site needs to know. */
export type FontFacts = {
  characters: Set<number>;
  /** Above and below the baseline, as shares of the font size. */
  ascent: number;
  descent: number;
};

function tableOf(font: Buffer, tag: string): Buffer {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + count * 16; entry += 16) {
    if (font.toString('latin1', entry, entry + 4) === tag) {
      const start = font.readUInt32BE(entry + 8);
      return font.subarray(start, start + font.readUInt32BE(entry + 12));
    }
  }
  throw new Error(`The font has no table "${tag}".`);
}

/** The code points of a character map in format 4, which both typefaces use for all of Latin. */
function charactersOf(cmap: Buffer): Set<number> {
  const characters = new Set<number>();
  for (let record = 0; record < cmap.readUInt16BE(2); record += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + record * 8 + 4));
    if (map.readUInt16BE(0) !== 4) continue;
    const bytes = map.readUInt16BE(6);
    for (let at = 0; at < bytes; at += 2) {
      const last = map.readUInt16BE(14 + at);
      const first = map.readUInt16BE(14 + bytes + 2 + at);
      for (let code = first; code <= last && code < 0xffff; code += 1) characters.add(code);
    }
  }
  return characters;
}

/** Reads a TrueType font. Throws where a table is missing. */
export function readSfnt(font: Buffer): FontFacts {
  const [head, hhea] = [tableOf(font, 'head'), tableOf(font, 'hhea')];
  const unitsPerEm = head.readUInt16BE(18);
  return {
    characters: charactersOf(tableOf(font, 'cmap')),
    ascent: hhea.readInt16BE(4) / unitsPerEm,
    descent: -hhea.readInt16BE(6) / unitsPerEm,
  };
}

/** The name of the family that a TrueType font belongs to (name 1, in Windows' encoding). */
export function readFamily(font: Buffer): string {
  const names = tableOf(font, 'name');
  const texts = names.subarray(names.readUInt16BE(4));
  for (let entry = 6; entry < 6 + names.readUInt16BE(2) * 12; entry += 12) {
    const [platform, name] = [names.readUInt16BE(entry), names.readUInt16BE(entry + 6)];
    if (platform !== 3 || name !== 1) continue;
    const start = names.readUInt16BE(entry + 10);
    const text = Buffer.from(texts.subarray(start, start + names.readUInt16BE(entry + 8)));
    return text.swap16().toString('utf16le');
  }
  throw new Error('The font does not name its family.');
}
