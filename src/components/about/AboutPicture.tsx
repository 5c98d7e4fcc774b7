import { graphql } from 'gatsby';
import { Picture } from '../Picture';
import * as styles from './AboutPicture.module.css';

export const AboutPicture = ({
  picture,
}: {
  picture: Queries.AboutPictureFragment;
}) => (
  <div className={`screen-only ${styles.frame}`}>
    <Picture
      className={styles.picture}
      image={picture.image.childImageSharp.gatsbyImageData}
      narrowImage={picture.image.childImageSharp.narrow}
      alt={picture.alt}
      narrowWidth={picture.narrowWidth}
    />
  </div>
);

// Phones load the picture of 390 px (pixel ratio 1) or 780 px (2). AVIF quality
// 22 keeps the latter at about 15 kB.
export const query = graphql`
  fragment AboutPicture on AboutPicture {
    alt
    narrowWidth
    image {
      childImageSharp {
        gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 2.4
          formats: [AUTO, WEBP, AVIF]
          breakpoints: [390, 780, 1200, 1800, 2400]
          placeholder: NONE
          avifOptions: { quality: 22 }
        )
        narrow: gatsbyImageData(
          layout: FULL_WIDTH
          aspectRatio: 1.333
          formats: [AUTO, WEBP, AVIF]
          breakpoints: [390, 780, 1200]
          placeholder: NONE
          avifOptions: { quality: 22 }
        )
      }
    }
  }
`;
