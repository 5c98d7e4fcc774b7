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
    return this.append(
      to,
      'c',
      ...[control1, control2, to].flatMap((each) => this.offsetTo(each)),
    );
  }

  /**
   * Draws an S-curve whose ends are horizontal, or a line to a point at the
   * same height.
   */
  glide(to: Point): this {
    if (this.round(to[1]) === this.y) return this.line(to);
    const reach = (to[0] - this.x) / 2;

    return this.curve([this.x + reach, this.y], [to[0] - reach, to[1]], to);
  }

  /**
   * Draws a cubic curve that continues the previous one without a corner: SVG
   * computes the first control point.
   */
  smooth(control2: Point, to: Point): this {
    return this.append(
      to,
      's',
      ...this.offsetTo(control2),
      ...this.offsetTo(to),
    );
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
    // A repeated command needs no letter, except M: after its first point, SVG
    // reads further points as lines.
    const isRepeated = command === this.lastCommand && command !== 'M';
    // Rounds again: 0.3 - 0.1 is 0.19999999999999998. The regex drops the zero
    // of 0.2 and -0.2, as SVG allows.
    const texts = numbers.map((number) =>
      String(this.round(number)).replace(/^(-?)0\./, '$1.'),
    );

    this.path += `${isRepeated ? ' ' : command}${texts.join(' ')}`.replaceAll(
      ' -',
      '-',
    );
    this.lastCommand = command;
    [this.x, this.y] = [this.round(to[0]), this.round(to[1])];

    return this;
  }

  private round(number: number): number {
    const factor = 10 ** this.precision.decimals;

    return Math.round(number * factor) / factor;
  }
}
