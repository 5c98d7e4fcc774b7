import type { GatsbyNode } from 'gatsby';
import { drawingResolvers } from '../drawings/drawingResolvers';
import { contentResolvers } from './contentResolvers';

/** Adds the fields that are computed from the content, and the drawings. */
export const createResolvers: GatsbyNode['createResolvers'] = (args) => {
  const allResolvers = [...contentResolvers, drawingResolvers('public')];

  for (const resolvers of allResolvers) args.createResolvers(resolvers);
};
