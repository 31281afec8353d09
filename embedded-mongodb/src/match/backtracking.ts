import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

type Cost = (length: number) => number;

const ONE: Cost = () => 1;
const parser = new RegExpParser();

const product =
  (parts: Cost[]): Cost =>
  (length) =>
    parts.reduce((all, part) => all * part(length), 1);
const sum =
  (parts: Cost[]): Cost =>
  (length) =>
    parts.reduce((all, part) => all + part(length), 0);

/**
 * An upper bound of the ways a backtracking engine may try on a text of `length` characters: the product of all choices.
 * An alternation has as many as its branches together; a repetition one for each count of its element, or, when the
 * element itself has choices, these to the power of the count, so nested repetitions soon reach infinity.
 */
export function waysOf(regex: RegExp): Cost {
  const { alternatives } = parser.parseLiteral(regex.toString()).pattern;
  const ways = oneOf(alternatives);
  if (!regex.multiline && alternatives.every(startsAtStart)) return ways;
  return (length) => (length + 1) * ways(length);
}

const startsAtStart = ({ elements: [first] }: AST.Alternative): boolean =>
  first?.type === 'Assertion' && first.kind === 'start';

const oneOf = (alternatives: AST.Alternative[]): Cost =>
  sum(alternatives.map(({ elements }) => product(elements.map(elementWays))));

function elementWays(element: AST.Element): Cost {
  switch (element.type) {
    case 'Group':
    case 'CapturingGroup':
      return oneOf(element.alternatives);
    case 'Assertion':
      return 'alternatives' in element ? oneOf(element.alternatives) : ONE;
    case 'Quantifier': {
      const { min, max } = element;
      const inner = elementWays(element.element);
      return (length) => {
        const most = Math.min(max, length + 1);
        const each = inner(length);
        return each > 1 ? each ** most : Math.max(1, most - min + 1);
      };
    }
    default:
      return ONE;
  }
}

/** Does it look around or refer back? The linear engine cannot. */
export function looksAround(regex: RegExp): boolean {
  let found = false;
  visitRegExpAST(parser.parseLiteral(regex.toString()), {
    onAssertionEnter: ({ kind }) => {
      if (kind === 'lookahead' || kind === 'lookbehind') found = true;
    },
    onBackreferenceEnter: () => {
      found = true;
    },
  });
  return found;
}
