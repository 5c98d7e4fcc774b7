import { graphql } from 'gatsby';
import { Picture } from '../Picture';
import * as styles from './ProjectCover.module.css';

/**
 * The picture of a project, over the full width. A tall one is whole: at full
 * width, hardly a third of it would be in the window.
 */
export function ProjectCover({
  picture,
}: {
  picture: Queries.ProjectCoverFragment;
}) {
  const image = picture.image.childImageSharp.gatsbyImageData;
  const isTall = image.height > image.width;

  return (
    <div className={isTall ? styles.tall : undefined}>
      <Picture
        className={styles.cover}
        image={image}
        alt={picture.alt}
        focus={picture.focus}
        loading="eager"
      />
    </div>
  );
}

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
