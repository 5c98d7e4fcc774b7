export type Point = readonly [x: number, y: number];

/** Writes a compact SVG path: relative commands, rounded numbers, no redundant spaces. */
export class Pen {
  private written = '';
  private command = '';
  private x = 0;
  private y = 0;

  /** @param decimals digits kept after the point */
  constructor(private readonly decimals = 0) {}

  /** Starts a subpath at an absolute point, so that the paths of several pens can be concatenated. */
  move(to: Point): this {
    return this.draw(to, 'M', this.round(to[0]), this.round(to[1]));
  }

  /** Draws a line. A horizontal or vertical one takes only one number. */
  line(to: Point): this {
    const [x, y] = this.from(to);
    if (y === 0) return this.draw(to, 'h', x);
    return x === 0 ? this.draw(to, 'v', y) : this.draw(to, 'l', x, y);
  }

  /** Draws a cubic Bézier curve by its two control points and its end. */
  curve(first: Point, second: Point, to: Point): this {
    return this.draw(to, 'c', ...this.from(first), ...this.from(second), ...this.from(to));
  }

  /** Draws a curve with horizontal tangents at both ends, or a line to a point at the same height. */
  glide(to: Point, reach = (to[0] - this.x) / 2): this {
    if (this.round(to[1]) === this.y) return this.line(to);
    return this.curve([this.x + reach, this.y], [to[0] - reach, to[1]], to);
  }

  /** Draws a cubic curve that continues the tangent of the previous one. */
  smooth(second: Point, to: Point): this {
    return this.draw(to, 's', ...this.from(second), ...this.from(to));
  }

  /** Draws a clockwise circular arc of less than half a turn. */
  arc(radius: number, to: Point): this {
    return this.draw(to, 'a', radius, radius, 0, 0, 1, ...this.from(to));
  }

  toString(): string {
    return this.written;
  }

  /** Returns the distance between rounded points, so that rounding errors don't accumulate along a path. */
  private from(to: Point): [number, number] {
    return [this.round(to[0]) - this.x, this.round(to[1]) - this.y];
  }

  private draw(to: Point, command: string, ...numbers: number[]): this {
    const repeated = command === this.command && command !== 'M';
    this.written += repeated ? '' : command;
    numbers.forEach((number, place) => {
      const text = String(this.round(number)).replace(/^(-?)0\./, '$1.');
      const joined = text.startsWith('-') || (place === 0 && !repeated);
      this.written += joined ? text : ` ${text}`;
    });
    this.command = command;
    [this.x, this.y] = [this.round(to[0]), this.round(to[1])];
    return this;
  }

  private round(number: number): number {
    const factor = 10 ** this.decimals;
    // Adding 0 converts -0 to 0.
    return Math.round(number * factor) / factor + 0;
  }
}
