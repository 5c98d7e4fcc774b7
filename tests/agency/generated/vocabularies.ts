export interface Vocabulary {
  /** Codes for the field `language`. */
  codes: readonly string[];

  /** A name, heading or button that many fields repeat. */
  term: string;

  /**
   * A longer text with the term in it, for fields that must not be mistaken for
   * the term.
   */
  phrase: string;

  /**
   * Words of one and of two characters are needed: with them, a text can have
   * any length.
   */
  words: readonly string[];
}

const split = (words: string): string[] => words.trim().split(/\s+/);

/**
 * Some words have quotes, apostrophes, `&` or a soft hyphen, which break tests
 * that put them into a selector or a regex.
 */
const ENGLISH: Vocabulary = {
  codes: ['en', 'en-GB'],
  term: 'Web design',
  phrase: 'Web design & care',
  words: split(`
    I a we it to of by so you and web our all for page word text your site read
    plain light small pages words quick build honest design people letter simple
    website clients reading drawing picture question keyboard accessible
    typography photography consultation accessibility understandable
    don’t "web" R&D (and) A/B it’s new, then, first: Photo\u00ADgraphy
  `),
};

const FRENCH: Vocabulary = {
  codes: ['fr', 'fr-CA'],
  term: 'Conseil',
  phrase: 'Conseil & création',
  words: split(`
    à y et un le de la du en on une des nos vos par sur mot web pour avec page
    texte image lecture projet écrire rapide simple clair création service
    boutique ensemble graphisme rédaction référence typographie développement
    accessibilité référencement hébergement communication compréhensible
    l’idée d’abord «site» où, déjà, œuvre: R&D (bien) Référence\u00ADment aujourd'hui
  `),
};

const GERMAN: Vocabulary = {
  codes: ['de', 'de-AT'],
  term: 'Gestaltung',
  phrase: 'Gestaltung & Texte',
  words: split(`
    à wo am um zu so in wir und ein für der die das neu Wort Text Bild gern
    Seite Zeile Farbe lesen klein ruhig Zeilen leicht Website Schrift Projekt
    einfach zusammen sorgfältig Gestaltung verständlich Übersetzung Fotografie
    Beratungsgespräch Barrierefreiheit Suchmaschinenoptimierung Softwareentwicklung
    „Netz“ geht’s, R&D (und) A/B schön, größer: Suchmaschinen\u00ADoptimierung
  `),
};

export const VOCABULARIES: readonly Vocabulary[] = [ENGLISH, FRENCH, GERMAN];
