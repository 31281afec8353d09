/** The package carries no types. Only what is used here. */
declare module '@nlpjs/neural' {
  /** Features and outputs by number; `keys` are those it has, in order. */
  export interface Sample {
    input: { keys: readonly number[]; data: Readonly<Record<number, number>> };
    output: { data: Readonly<Record<number, number>> };
  }
  export interface Perceptron {
    id: number;
    name: string;
    weights: Float32Array;
    changes: Float32Array;
    bias: number;
  }

  /** The weights of an intent are in the order of the features, its bias last. */
  export interface Learnt {
    settings: Record<string, number>;
    features: readonly string[];
    intents: readonly string[];
    perceptrons: readonly (readonly number[])[];
  }

  export class NeuralNetwork {
    constructor(settings?: { iterations?: number; learningRate?: number; errorThresh?: number; log?: boolean });
    settings: { alpha: number; momentum: number };
    decayLearningRate: number;
    perceptrons: Perceptron[];
    train(corpus: { input: Record<string, number>; output: Record<string, number> }[]): unknown;
    /** One round over all samples; how far off it was. */
    trainPerceptron(perceptron: Perceptron, data: readonly Sample[]): number;
    /** Undefined before training. */
    run(input: Record<string, number>): Record<string, number> | undefined;
    toJSON(): Learnt;
    fromJSON(learnt: Learnt): void;
    explain(input: Record<string, number>, intent: string): { weights?: Record<string, number>; bias?: number };
  }
}
