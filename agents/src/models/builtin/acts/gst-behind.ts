import type { ReadAct } from './act.ts';

/** "450 all up, but plus gst", "450 all in, no gst": said of the sum in a piece of its own. */
const BEHIND =
  /^[\s,.;-]*(?:(?:but|and|then|that['’]?s|its|it['’]s)\s+)*(?:(?<plus>(?:plus|ex|excl\w*|before)\s+(?:the\s+)?(?:gst|tax)|\+\s*gst|gst (?:on top|extra))|(?:no|not|without|less)\b[^,.;]{0,20}\b(?:gst|tax)\b)/iu;

/** What was taken to have its GST inside does not where it is said right behind it. */
export const withGstBehind = (acts: readonly ReadAct[], message: string): readonly ReadAct[] =>
  acts.map((one) => {
    const { call, text } = one;
    const at = message.indexOf(text);
    if (call?.args.gst !== 'inc' || /\b(?:inc\w*|gst)\b/iu.test(text) || at < 0) return one;
    const behind = BEHIND.exec(message.slice(at + text.length));
    return behind ? { ...one, call: { ...call, args: { ...call.args, gst: behind.groups?.plus && 'plus' } } } : one;
  });
