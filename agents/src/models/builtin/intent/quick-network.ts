import { NeuralNetwork, type Perceptron, type Sample } from '@nlpjs/neural';

/** A sample with its features in plain arrays: which they are, and how much each says. */
interface Packed {
  keys: Int32Array;
  values: Float64Array;
  outputs: Readonly<Record<number, number>>;
}

/**
 * The library's network, which learns the same weights in a fraction of the time: what it does for every feature of
 * every sample, some hundred million times, here runs over plain arrays.
 */
export class QuickNetwork extends NeuralNetwork {
  readonly #packed = new WeakMap<readonly Sample[], Packed[]>();

  override trainPerceptron({ id, weights, changes, ...perceptron }: Perceptron, data: readonly Sample[]): number {
    const { alpha, momentum } = this.settings;
    const rate = this.decayLearningRate;
    let { bias } = perceptron;
    let error = 0;
    for (const { keys, values, outputs } of this.#pack(data)) {
      let sum = bias;
      for (let j = 0; j < keys.length; j++) sum += (values[j] ?? 0) * (weights[keys[j] ?? 0] ?? 0);
      const actual = sum <= 0 ? 0 : alpha * sum;
      const off = (outputs[id] ?? 0) - actual;
      if (off === 0) continue;
      error += off ** 2;
      const delta = (actual > 0 ? 1 : alpha) * off * rate;
      for (let j = 0; j < keys.length; j++) {
        const key = keys[j] ?? 0;
        const change = delta * (values[j] ?? 0) + momentum * (changes[key] ?? 0);
        changes[key] = change;
        weights[key] = (weights[key] ?? 0) + change;
      }
      bias += delta;
    }
    const trained = this.perceptrons[id];
    if (trained) trained.bias = bias;
    return error;
  }

  #pack(data: readonly Sample[]): Packed[] {
    const done = this.#packed.get(data);
    if (done) return done;
    const packed = data.map(({ input, output }) => ({
      keys: Int32Array.from(input.keys),
      values: Float64Array.from(input.keys, (key) => input.data[key] ?? 0),
      outputs: output.data,
    }));
    this.#packed.set(data, packed);
    return packed;
  }
}
