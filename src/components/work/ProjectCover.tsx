import { graphql } from 'gatsby';
import { Picture } from '../Picture';
import * as styles from './ProjectCover.module.css';

/**
 * The picture of a project, as wide as the page. A tall picture is shown whole,
 * with bars beside it: at full width, a window would show less than a third of
 * its height. A picture with a `narrowWidth` gets bars, too: at full width, it
 * would be blurred.
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
        narrowWidth={picture.narrowWidth}
        focus={picture.focus}
        loading="eager"
      />
    </div>
  );
}

export const query = graphql`
  fragment ProjectCover on ProjectPicture {
    alt
    narrowWidth
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
