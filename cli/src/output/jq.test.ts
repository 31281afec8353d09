import { describe, expect, it } from 'vitest';
import { jqFilter } from './jq.ts';

const jq = async (program: string, value: unknown) => (await jqFilter(program))(value);
const JOBS = { data: [{ name: 'Deck', cents: 5 }, { name: 'Fence', cents: 2 }, { name: 'gate' }], 'a b': 1 };

// each answer is that of jq 1.7 itself
describe('a jq program', () => {
  it.each([
    ['keys', ['["a b","data"]']],
    ['.data[0] | keys | length', ['2']],
    ['.data[0] | keys | join(", ")', ['cents, name']],
    ['.data | keys', ['[0,1,2]']],
    ['.data[] | select(.name | test("^d"; "i")) | .name', ['Deck']],
    ['.data[0].name | [scan("[a-z]")] | length', ['3']],
    ['.data[1:] | map(.name) | join(" ")', ['Fence gate']],
    ['.data[-1:][0].name', ['gate']],
    ['.data[:2] | length', ['2']],
    ['.data[0].name[1:]', ['eck']],
    ['."a b"', ['1']],
    ['.["a b"]', ['1']],
    ['.data | map(.cents // 0) | add', ['7']],
    ['.data | map({(.name): .cents}) | add', ['{"Deck":5,"Fence":2,"gate":null}']],
    ['[.data[] | {name, "of": .cents}] | length', ['3']],
    ['.data[0] | "\\(.name): \\(.cents - 1)"', ['Deck: 4']],
    ['.data[0].cents - 7, (-1), [-2]', ['-2', '-1', '[-2]']],
    ['[.data[] | .cents] | map(. != null and . > 2)', ['[true,false,false]']],
    ['.data[0].cents |= . + 1 | .data[0].cents', ['6']],
    ['# all of it\n.data | length', ['3']],
    ['.data[0] | [.name, .cents] | @csv', ['"Deck",5']],
    ['.data[]?.name | ascii_downcase | select(. != "deck")', ['fence', 'gate']],
    ['.data as $all | $all | length', ['3']],
    ['"a | b, # c"', ['a | b, # c']],
    ['', [JSON.stringify(JOBS)]],
  ])('%s', async (program, lines) => {
    expect(await jq(program, JOBS)).toEqual(lines);
  });

  it.each(['.data |', '| .data', '.data | | length', '.a,', '1 +', '[.a,]', '(.a |)', '.a == ', 'map(', '.data['])(
    '%s has a piece missing, and is refused',
    async (program) => {
      await expect(jq(program, JOBS)).rejects.toMatchObject({
        exitCode: 2,
        message: expect.stringMatching(/^This is no jq program: /),
      });
    },
  );

  it.each(['-.cents', '.data | sort_by(-.cents)', '.data[0].cents * -1'])(
    '%s is refused rather than answered wrongly',
    async (program) => {
      await expect(jq(program, JOBS)).rejects.toMatchObject({
        exitCode: 2,
        message: expect.stringContaining('write (0 - .x) for -.x'),
      });
    },
  );
});
