export type Point = readonly [x: number, y: number];

/**
 * Writes a compact SVG path: relative commands, rounded numbers, no redundant
 * letters, spaces or zeros.
 */
export class Pen {
  private path = '';
  private lastCommand = '';
  private x = 0;
  private y = 0;

  constructor(private readonly precision = { decimals: 0 }) {}

  /**
   * Starts a subpath at an absolute point, so that the paths of several pens
   * can be concatenated.
   */
  move(to: Point): this {
    return this.append(to, 'M', ...to);
  }

  line(to: Point): this {
    const [x, y] = this.offsetTo(to);

    if (y === 0) return this.append(to, 'h', x);
    if (x === 0) return this.append(to, 'v', y);

    return this.append(to, 'l', x, y);
  }

  curve(control1: Point, control2: Point, to: Point): this {
    const points = [control1, control2, to];
    const offsets = points.flatMap((point) => this.offsetTo(point));

    return this.append(to, 'c', ...offsets);
  }

  /**
   * Draws an S-curve whose ends are horizontal, or a line to a point at the
   * same height.
   */
  glide(to: Point): this {
    const [x, y] = to;

    if (this.round(y) === this.y) return this.line(to);

    const reach = (x - this.x) / 2;

    return this.curve([this.x + reach, this.y], [x - reach, y], to);
  }

  /**
   * Draws a cubic curve that continues the previous one without a corner: SVG
   * computes the first control point.
   */
  smooth(control2: Point, to: Point): this {
    const offsets = [control2, to].flatMap((point) => this.offsetTo(point));

    return this.append(to, 's', ...offsets);
  }

  toString(): string {
    return this.path;
  }

  /**
   * Rounds the point before subtracting, so that rounding errors don't
   * accumulate.
   */
  private offsetTo([x, y]: Point): [number, number] {
    return [this.round(x) - this.x, this.round(y) - this.y];
  }

  private append(to: Point, command: string, ...numbers: number[]): this {
    const isRepeated = command === this.lastCommand;
    // A repeated command needs no letter, except M: after its first point, SVG
    // reads further points as lines.
    const separator = isRepeated && command !== 'M' ? ' ' : command;
    const text = numbers.map((number) => this.format(number)).join(' ');

    // A minus also separates numbers.
    this.path += (separator + text).replaceAll(' -', '-');

    const [x, y] = to;

    this.lastCommand = command;
    this.x = this.round(x);
    this.y = this.round(y);

    return this;
  }

  private format(number: number): string {
    // Rounds again: 0.3 - 0.1 is 0.19999999999999998.
    const text = String(this.round(number));

    // SVG allows to drop the zero of 0.2 and -0.2.
    return text.replace(/^(-?)0\./, '$1.');
  }

  private round(number: number): number {
    const factor = 10 ** this.precision.decimals;

    return Math.round(number * factor) / factor;
  }
}
