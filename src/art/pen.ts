export type Point = readonly [x: number, y: number];

/** A path that is written as short as SVG allows: relative commands, rounded numbers, no needless spaces. */
export class Pen {
  private written = '';
  private command = '';
  private x = 0;
  private y = 0;

  /** @param decimals digits kept after the point */
  constructor(private readonly decimals = 0) {}

  /** Begins a thread, at an absolute place, so that the paths of several pens can be joined. */
  move(to: Point): this {
    return this.draw(to, 'M', this.round(to[0]), this.round(to[1]));
  }

  /** A straight line; a horizontal or vertical one takes one number. */
  line(to: Point): this {
    const [x, y] = this.from(to);
    if (y === 0) return this.draw(to, 'h', x);
    return x === 0 ? this.draw(to, 'v', y) : this.draw(to, 'l', x, y);
  }

  /** A cubic curve by its two handles and its end. */
  curve(first: Point, second: Point, to: Point): this {
    return this.draw(to, 'c', ...this.from(first), ...this.from(second), ...this.from(to));
  }

  /** A cubic curve that leaves and arrives level, or a line between ends that are level. @param reach of its two handles */
  glide(to: Point, reach = (to[0] - this.x) / 2): this {
    if (this.round(to[1]) === this.y) return this.line(to);
    return this.curve([this.x + reach, this.y], [to[0] - reach, to[1]], to);
  }

  /** A cubic curve that leaves as the curve before it arrived. */
  smooth(second: Point, to: Point): this {
    return this.draw(to, 's', ...this.from(second), ...this.from(to));
  }

  /** A clockwise arc of a circle, of less than half a turn. */
  arc(radius: number, to: Point): this {
    return this.draw(to, 'a', radius, radius, 0, 0, 1, ...this.from(to));
  }

  toString(): string {
    return this.written;
  }

  /** Distances are taken between rounded points, so rounding errors never add up along a thread. */
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
    // Adding 0 turns a negative zero into zero.
    return Math.round(number * factor) / factor + 0;
  }
}
