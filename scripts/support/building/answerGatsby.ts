import type { PictureJob, PictureStore } from './pictureStore';

/**
 * A process that starts Gatsby with `ENABLE_GATSBY_EXTERNAL_JOBS` gets a
 * message for each job, and answers whether it has done it
 * (gatsby/src/utils/jobs/manager.ts).
 */
type JobCreated = {
  type: 'JOB_CREATED';
  payload: PictureJob & { id: string; name: string };
};

type Answer =
  | { type: 'JOB_COMPLETED'; payload: { id: string; result: object } }
  // Gatsby then does the job itself.
  | { type: 'JOB_NOT_WHITELISTED'; payload: { id: string } };

/** gatsby-plugin-sharp's name for the job of resizing a picture. */
const PICTURE_JOB = 'IMAGE_PROCESSING';

const isJobCreated = (message: unknown): message is JobCreated =>
  (message as Partial<JobCreated> | null)?.type === 'JOB_CREATED';

/**
 * Returns the answer to a message from Gatsby: pictures come from the store if
 * it has them. Returns undefined if Gatsby waits for none.
 */
export function answerGatsby(
  message: unknown,
  pictures: PictureStore,
): Answer | undefined {
  if (!isJobCreated(message)) return undefined;

  const { payload: job } = message;
  const { id } = job;
  const isDone = job.name === PICTURE_JOB && pictures.restore(job);

  return isDone
    ? { type: 'JOB_COMPLETED', payload: { id, result: {} } }
    : { type: 'JOB_NOT_WHITELISTED', payload: { id } };
}
