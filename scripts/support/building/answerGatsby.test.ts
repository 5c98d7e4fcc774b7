import { answerGatsby } from './answerGatsby';
import type { PictureStore } from './pictureStore';

const storeThat = (hasFiles: boolean): PictureStore => ({
  restore: () => hasFiles,
  save: () => undefined,
});

const jobMessage = (name: string) => ({
  type: 'JOB_CREATED',
  payload: { id: 'job 1', name },
});

test('a picture in the store is done', () => {
  const answer = answerGatsby(jobMessage('IMAGE_PROCESSING'), storeThat(true));

  expect(answer).toEqual({
    type: 'JOB_COMPLETED',
    payload: { id: 'job 1', result: {} },
  });
});

test.each([
  ['a picture that the store lacks', 'IMAGE_PROCESSING', false],
  ['a job that is no picture', 'COMPRESSION', true],
])('Gatsby does %s itself', (_, name, hasFiles) => {
  expect(answerGatsby(jobMessage(name), storeThat(hasFiles))).toEqual({
    type: 'JOB_NOT_WHITELISTED',
    payload: { id: 'job 1' },
  });
});

test.each([[{ type: 'LOG_ACTION' }], ['text'], [null]])(
  'the message %j needs no answer',
  (message) => {
    expect(answerGatsby(message, storeThat(true))).toBeUndefined();
  },
);
