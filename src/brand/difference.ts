import { differenceEuclidean } from 'culori';

/** How far apart two colours are to the eye: their distance in OKLab, where 0.02 can just be seen and 1 is black to white. */
export const difference = differenceEuclidean('oklab');
