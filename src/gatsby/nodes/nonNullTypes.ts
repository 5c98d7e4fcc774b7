import { pageTypes } from '../../content/shape/pages';
import type { TypeResolvers } from './context';

/** Types of which the content check requires a node. */
const REQUIRED_TYPES = ['Agency', 'Brand', 'Site', ...pageTypes];

/** Returns the name of the query of one node: `HomePage` → `homePage`. */
const queryName = (type: string): string =>
  type.replace(/^./, (letter) => letter.toLowerCase());

const queries = Object.fromEntries(
  REQUIRED_TYPES.map((type) => [queryName(type), { type: `${type}!` }]),
);

/**
 * Fields that get a non-null type. Then a query fails if it finds no node; with
 * a nullable type, the page would be empty.
 */
export const nonNullTypes: TypeResolvers = {
  Query: queries,
  // Every file that a query asks for is a picture.
  File: { childImageSharp: { type: 'ImageSharp!' } },
};
