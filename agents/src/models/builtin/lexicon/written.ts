/** Words typed without apostrophe or capital, as they go out to people. Only where nothing else can be meant. */
const PLAIN = `im I'm
ive I've
dont don't
doesnt doesn't
didnt didn't
cant can't
couldnt couldn't
wont won't
wouldnt wouldn't
isnt isn't
arent aren't
wasnt wasn't
werent weren't
hasnt hasn't
havent haven't
thats that's
whats what's
theres there's
heres here's
hes he's
shes she's
theyre they're
theyve they've
theyll they'll
youre you're
youve you've
youll you'll
weve we've
gunna going to
gonna going to`;
const NAMED =
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February April June July August September October November December Christmas Easter GST';

export const WRITTEN: Readonly<Record<string, string>> = Object.fromEntries([
  ...PLAIN.split('\n').map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  ...NAMED.split(' ').map((word) => [word.toLowerCase(), word]),
]);

/** At the start of a sentence "were shut", "well be there", "ill be late" and "its going" are short forms. */
export const AT_START: readonly [RegExp, string][] = [
  [/(?<=^|[.!] |, | and | but | so )were (?=(?!you|they)\w)/gi, "we're "],
  [
    /(?<=^|[.!] |, | and | but | so )well (?=be|have|need|see|get|start|finish|come|call|do|send|drop|let|bring|make|swing|pop|aim)/gi,
    "we'll ",
  ],
  [
    /(?<=^|[.!] |, | and | but | so )ill (?=be|have|need|see|get|start|finish|come|call|do|send|drop|let|bring|make|swing|pop|aim)/gi,
    "I'll ",
  ],
  [
    /(?<=^|[.!] |, | and | but | so )its (?=a |an |the |not |all |been |going |coming |ready |done |due |on |in |here |over|now|just |time|still|too |too\b|finished|off)/gi,
    "it's ",
  ],
];
