import type { DomainInput, DomainOutput, Operation } from '@smoko/contract';
import type { Request, Response } from 'express';

/** Declared as a method, so that what handles a certain operation still counts as a handler of any. */
interface Handling<T extends Operation> {
  handle(req: Request, res: Response, input: DomainInput<T>, key: string | undefined): Promise<DomainOutput<T>>;
}

/** Carries out an operation that needs the request itself. `key`: its Idempotency-Key, where it has one. */
export type Handler<T extends Operation = Operation> = Handling<T>['handle'];

/** Handlers by the id of their operation. */
export type Handlers = [id: string, handler: Handler][];

export const handle = <T extends Operation>(operation: T, handler: Handler<T>): Handlers[number] => [
  operation.id,
  handler,
];
