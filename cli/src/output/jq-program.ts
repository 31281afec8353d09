import { usage } from '../exit.ts';

/**
 * What jqjs answers otherwise than jq does. A definition counts from then on for every program.
 */
export const AS_JQ_HAS_IT = `
def keys_unsorted: if type == "array" then [range(0; length)] else [to_entries[].key] end;
def keys: keys_unsorted | sort;
def test(re; flags): [match(re; flags)] | length > 0;
def scan(re): match(re; "g") | if (.captures | length) > 0 then [.captures[].string] else .string end;
.`;

/** A text, a comment, a name with its dots and dollar, a number, or a sign. */
const TOKENS = /"(?:\\.|[^"\\])*"|#[^\n]*|[.@]?\$?[A-Za-z_]\w*|\d[\d.eE]*|\/\/=?|[|+\-*/%=<>!]=|\.\.|\S/g;
/** What stands between two things, of which neither may be missing. */
const BETWEEN = /^(?:[|,+\-*/%<>]|\/\/=?|[|+\-*/%=<>!]=|=|and|or)$/;
const OPENS = /^[([{;:]$/;
const CLOSES = /^[)\]};]$/;
/** What a minus may stand behind that belongs to a number: elsewhere jqjs loses it, and with it the whole answer. */
const NUMBER = /^\d/;

/**
 * The program as jqjs reads it rightly. It is lenient where jq is not: a program with a piece missing it takes for one that
 * answers nothing, `."name"` for a text, and an open end of a slice for its last but one. @throws CliError (exit 2)
 */
export function readProgram(program: string): string {
  const tokens = (program.match(TOKENS) ?? []).filter((token) => !token.startsWith('#'));
  for (const [at, token] of tokens.entries()) if (BETWEEN.test(token)) checkBetween(tokens, at);
  let at = -1;
  const rewritten = program.replace(TOKENS, (token) => {
    if (token.startsWith('#')) return '';
    at++;
    if (token.startsWith('"') && tokens[at - 1] === '.') return `[${token}]`;
    return token === ']' && tokens[at - 1] === ':' ? `${Number.MAX_SAFE_INTEGER}]` : token;
  });
  return rewritten.trim() || '.';
}

function checkBetween(tokens: readonly string[], at: number): void {
  const [before, token, behind] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  const lacksLeft = before === undefined || OPENS.test(before) || BETWEEN.test(before);
  const lacksRight = behind === undefined || CLOSES.test(behind) || (BETWEEN.test(behind) && behind !== '-');
  if (token === '-' && lacksLeft && !lacksRight) {
    if (NUMBER.test(behind ?? '') && (before === undefined || /^[([;:,|]$/.test(before))) return;
    throw usage('This is no jq program that smoko can run: write (0 - .x) for -.x.');
  }
  if (lacksLeft || lacksRight)
    throw usage(`This is no jq program: something is missing ${lacksLeft ? 'before' : 'after'} ${token}`);
}
