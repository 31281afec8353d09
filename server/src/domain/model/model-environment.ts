import type { ModelServer } from '@smoko/contract';

/** The network and the server's settings, as far as choosing a model needs them. */
export interface ModelEnvironment {
  /** Encrypts keys. `about` binds a key to its owner and server: it decrypts only with the same words. */
  secrets: { seal(text: string, about: string): string; open(sealed: string, about: string): string };
  /** The model of businesses that chose none. */
  standard: { name: string; host: string | null };
  privateAllowed: boolean;
  /** Why requests to an address are not allowed, as a message for people; null where they are. */
  refusal(address: string): Promise<string | null>;
  /** The models that a server lists. Throws an error with a message for people. */
  names(address: string, key: string | null): Promise<string[]>;
  servers(): Promise<ModelServer[]>;
  report(error: unknown): void;
}
