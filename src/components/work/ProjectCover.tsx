import { graphql } from 'gatsby';
import { Picture } from '../Picture';
import * as styles from './ProjectCover.module.css';

export const ProjectCover = ({
  picture,
}: {
  picture: Queries.ProjectCoverFragment;
}) => (
  <Picture
    className={styles.cover}
    image={picture.image.childImageSharp.gatsbyImageData}
    alt={picture.alt}
    focus={picture.focus}
    loading="eager"
  />
);

export const query = graphql`
  fragment ProjectCover on ProjectPicture {
    alt
    focus
    image {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          formats: [AUTO, WEBP, AVIF]
          breakpoints: [390, 780, 1200, 1800, 2400]
          placeholder: NONE
          avifOptions: { quality: 45 }
        )
      }
    }
  }
`;
