import {
  clampChroma,
  converter,
  differenceEuclidean,
  formatHex,
  interpolate,
  wcagContrast,
} from 'culori';
import { APART } from './ratios';

const oklch = converter('oklch');
const okhsl = converter('okhsl');

/** The lowest contrast ratio of a colour with several others, by WCAG 2.2's formula: 1 to 21. */
export const contrast = (colour: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => wcagContrast(colour, other)));

/** How far apart two colours are to the eye: their distance in OKLab, where 0.02 can just be seen and 1 is black to white. */
export const difference = differenceEuclidean('oklab');

/** OKLab's lightness of a colour: 0 is black, 1 is white. */
export const lightness = (colour: string): number => oklch(colour)?.l ?? 0;

/** The same hue, as strong as it was or as a screen can show it, in another lightness: 0 is black, 1 is white. */
export const withLightness = (colour: string, l: number): string =>
  formatHex(clampChroma({ c: 0, h: 0, ...oklch(colour), mode: 'oklch', l }, 'oklch'));

/** The same hue in another lightness of OKHSL, as saturated within what a screen can show: a pale colour gets stronger as it gets darker. */
const shade = (colour: string, l: number): string =>
  formatHex({ s: 0, ...okhsl(colour), mode: 'okhsl', l });

/** A mix of two colours in OKLab. @param share of the second one, 0 to 1 */
export const mix = (one: string, other: string, share: number): string =>
  formatHex(interpolate([one, other], 'oklab')(share));

/** A colour of the first one's hue and strength, as light as a mix of both. @param share of the second one, 0 to 1 */
export const tone = (colour: string, other: string, share: number): string =>
  withLightness(colour, lightness(colour) + (lightness(other) - lightness(colour)) * share);

export type Direction = 'darker' | 'lighter';

/** Halved this often, a span of lightness is finer than the steps of `#rrggbb`. */
const HALVINGS = 12;

/**
 * The colour itself where its contrast with each of the grounds is high enough, else the nearest of its hue that is
 * darker or lighter and has it; black or white where none has.
 */
export function reach(
  colour: string,
  grounds: readonly string[],
  ratio: number,
  direction: Direction,
): string {
  if (contrast(colour, grounds) >= ratio) return colour;
  let [short, enough] = [okhsl(colour)?.l ?? 0, direction === 'darker' ? 0 : 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (short + enough) / 2;
    if (contrast(shade(colour, middle), grounds) >= ratio) enough = middle;
    else short = middle;
  }
  return shade(colour, enough);
}

/** Whether a colour can be told from each of the others. */
export const isApart = (colour: string, others: readonly string[]): boolean =>
  others.every((other) => difference(colour, other) >= APART);

/**
 * The colour itself where it can be told from the others, else the nearest of its hue that can; the colour itself where
 * none can.
 * @param fits what else that colour must be
 */
export function apart(
  colour: string,
  others: readonly string[],
  fits: (colour: string) => boolean = () => true,
): string {
  if (isApart(colour, others)) return colour;
  const away = (step: number): number => Math.abs(step - lightness(colour));
  const steps = Array.from({ length: 101 }, (_, step) => step / 100);
  const tried = steps.sort((a, b) => away(a) - away(b)).map((step) => withLightness(colour, step));
  return tried.find((other) => isApart(other, others) && fits(other)) ?? colour;
}
