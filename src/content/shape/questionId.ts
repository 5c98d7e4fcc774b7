/**
 * Returns the id of a question and its answer on Contact.
 * @param number of the question, from 1
 */
export const questionId = (number: number): string => `question-${number}`;
