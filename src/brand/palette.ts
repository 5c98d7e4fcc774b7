/** The same in both schemes. `on-` names what is written on a field, `-on-` what is drawn on a ground. */
type FixedName =
  | 'ground'
  | 'paper'
  | 'raised-ground'
  | 'soft-on-ground'
  | 'bright'
  | 'on-bright'
  | 'focus'
  | 'halo'
  | 'veil'
  | `thread-${1 | 2 | 3}`
  | `on-thread-${1 | 2 | 3}`
  | `thread-${1 | 2 | 3}-on-ground`;

/** What differs from the light scheme to the dark one. */
type SchemeName =
  | 'page'
  | 'raised'
  | 'quiet'
  | 'text'
  | 'soft'
  | 'line'
  | 'field'
  | 'accent'
  | 'error'
  | 'error-ground'
  | 'solid'
  | 'on-solid'
  | 'edge'
  | `thread-${1 | 2 | 3}-on-page`;

/** A colour of a page, by the name of its custom property. */
export type ColourName = FixedName | SchemeName;

export type FixedColours = Readonly<Record<FixedName, string>>;
export type Scheme = Readonly<Record<SchemeName, string>>;

/** Every colour of the site, each `#rrggbb` or, for the veil, with its opacity. */
export interface Palette {
  fixed: FixedColours;
  light: Scheme;
  dark: Scheme;
}
