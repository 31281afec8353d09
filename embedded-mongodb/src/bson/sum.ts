import { Decimal128, Double, Int32 } from 'bson';
import { combine, fromExact, integer, kindOf, toBigInt, widest } from './arithmetic.ts';
import { addExact, exactDouble, toDouble } from './numbers.ts';
import type { NumberValue } from './types.ts';

/**
 * A sum of numbers as $sum and $avg make it: doubles keep what rounding took away (Knuth's 2Sum), so ten times 0.1 is
 * 1; whole numbers are exact; the result has the widest type met.
 */
export class Sum {
  #type: NumberValue = new Int32(0);
  #whole = 0n;
  #high = 0;
  #low = 0;
  #decimal: NumberValue = new Int32(0);

  add(value: NumberValue): void {
    this.#type = widest(this.#type, value) === kindOf(value) ? value : this.#type;
    const kind = kindOf(value);
    if (kind === 'decimal') this.#decimal = combine('add', this.#decimal, value) ?? value;
    else if (kind === 'double') this.#addDouble(toDouble(value));
    else this.#whole += toBigInt(value);
  }

  #addDouble(value: number): void {
    const sum = this.#high + value;
    const took = sum - this.#high;
    const lost = this.#high - (sum - took) + (value - took);
    this.#high = sum;
    if (Number.isFinite(lost)) this.#low += lost; // beside an infinity nothing is lost
  }

  /** The sum of all but the decimals, rounded once. */
  get double(): number {
    const rounded = Number(this.#whole);
    const rest = Number(this.#whole - BigInt(rounded));
    const total = new Sum();
    total.#high = this.#high;
    total.#low = this.#low;
    total.#addDouble(rounded);
    total.#addDouble(rest);
    return Number.isFinite(total.#high) ? total.#high + total.#low : total.#high;
  }

  result(): NumberValue {
    switch (kindOf(this.#type)) {
      case 'int':
        return integer(this.#whole, 'int') ?? new Double(Number(this.#whole));
      case 'long':
        return integer(this.#whole, 'long') ?? new Double(Number(this.#whole));
      case 'double':
        return new Double(this.double);
      case 'decimal':
        return combine('add', this.#decimal, this.#notDecimal()) ?? this.#decimal;
    }
  }

  /** Exactly, where it is finite. */
  #notDecimal(): Decimal128 {
    if (!Number.isFinite(this.#high)) return Decimal128.fromString(String(this.#high));
    const doubles = addExact(exactDouble(this.#high), exactDouble(this.#low));
    return fromExact(addExact(doubles, { coefficient: this.#whole, exponent: 0 }));
  }
}
