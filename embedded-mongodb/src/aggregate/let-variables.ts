import { type Doc, isDoc } from '../bson/types.ts';
import { ServerError, typeMismatch } from '../errors.ts';
import { checkVariable } from './expressions/binding.ts';
import { compileExpression, scopeFor } from './expressions/compile.ts';

const evaluated = new WeakMap<Doc, Doc>();

/** The variables of a command: its `let`, evaluated once before any document is read, and `NOW`. */
export function letVariables(command: Doc): Doc {
  let variables = evaluated.get(command);
  if (!variables) {
    variables = evaluate(command.let);
    evaluated.set(command, variables);
  }
  return variables;
}

/** Each expression may use the variables before it. */
function evaluate(definitions: unknown): Doc {
  const variables: Doc = { NOW: new Date() };
  if (definitions === undefined || definitions === null) return variables;
  if (!isDoc(definitions)) throw typeMismatch("BSON field 'let' is the wrong type, expected an object");
  for (const [name, expression] of Object.entries(definitions)) {
    variables[checkVariable(name)] = evaluateConstant(expression, variables);
  }
  return variables;
}

/** The value of an expression that may use variables and no document. */
export function evaluateConstant(expression: unknown, variables: Doc): unknown {
  const value = compileExpression(expression, Object.keys(variables))(scopeFor(noDocument, variables));
  if (value === noDocument) throw noFields();
  return value;
}

const noFields = () =>
  new ServerError(
    4890500,
    'Location4890500',
    'Command let Expression tried to access a field, but this is not allowed because Command let expressions run before the query examines any documents.',
  );

/** Stands where expressions expect the document. */
const noDocument: Doc = new Proxy(
  {},
  {
    getOwnPropertyDescriptor() {
      throw noFields();
    },
    ownKeys() {
      throw noFields();
    },
  },
);
