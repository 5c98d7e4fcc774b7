import { pageTypes } from '../../content/shape/pages';
import type { TypeResolvers } from './context';

/**
 * Types of which each query finds a node. The content check requires an agency
 * and a brand, gatsby-config.ts defines the site, and a template queries only a
 * page that exists.
 */
const FOUND_TYPES = ['Agency', 'Brand', 'Site', ...pageTypes];

/** Returns the name of the query of one node: `HomePage` → `homePage`. */
const queryName = (type: string): string =>
  type.replace(/^./, (letter) => letter.toLowerCase());

const queries = Object.fromEntries(
  FOUND_TYPES.map((type) => [queryName(type), { type: `${type}!` }]),
);

/**
 * Fields that get a non-null type. Then a query fails if it finds no node; with
 * a nullable type, the page would be empty.
 */
export const nonNullTypes: TypeResolvers = {
  Query: queries,
  // Every file in a query is a picture.
  File: { childImageSharp: { type: 'ImageSharp!' } },
};
