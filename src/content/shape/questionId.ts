/**
 * Returns the id of an answer on Contact. @param number of its question, from 1
 */
export const questionId = (number: number): string => `question-${number}`;
