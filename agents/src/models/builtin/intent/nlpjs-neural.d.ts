/** The package carries no types. Only what is used here. */
declare module '@nlpjs/neural' {
  export class NeuralNetwork {
    constructor(settings?: { iterations?: number; learningRate?: number; errorThresh?: number; log?: boolean });
    train(corpus: { input: Record<string, number>; output: Record<string, number> }[]): unknown;
    /** Undefined before training. */
    run(input: Record<string, number>): Record<string, number> | undefined;
    explain(input: Record<string, number>, intent: string): { weights?: Record<string, number>; bias?: number };
  }
}
