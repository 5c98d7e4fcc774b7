declare module 'gatsby-plugin-sharp' {
  interface Actions {
    createJobV2: (job: object) => Promise<void>;
  }

  interface ImageDataOptions {
    file: object;
    args: object;
    pathPrefix: string;
  }

  export function setActions(actions: Actions): void;

  /** Returns the value of the field `gatsbyImageData`. */
  export function generateImageData(
    options: ImageDataOptions,
  ): Promise<unknown>;
}
