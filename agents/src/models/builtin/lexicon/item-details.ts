// What tells one kind of a material from another, without being a material: sizes, colours, grades. One list per idea.
import { alternatives } from './alternatives.ts';

const COLOURS = alternatives(`
  red | white | black | grey | gray | blue | green | brown | yellow | cream | charcoal | monument | surfmist | woodland | ironstone | basalt | clear |
  silver | chrome | brass | matt | matte | gloss | satin | natural | dark | light | beige | orange | tan | gunmetal`);
const GRADES = alternatives(`
  round | square | flat | half | quarter | oval | straight | curved | angled | thick | thin | wide | narrow | long | short | big | bigger | biggest | small | smaller | large |
  heavy duty | light duty | heavy | galv | galvanised | gal | treated | untreated | h2 | h3 | h4 | h5 | hardwood | softwood | pine | merbau | stainless | steel | copper | pvc | poly |
  plastic | ally | aluminium | brass | zinc | toughened | laminated | frosted | tinted | double glazed | primed | unprimed | smooth | rough | rough sawn | dressed | sealed |
  left hand | right hand | left | right | internal | external | outdoor | indoor | exterior | interior | waterproof | dimmable | single | double | triple | standard | cheap | good | best | decent |
  fine | coarse | medium | premium | grade | oiled | raw | cordless | corded | female | male | threaded | barbed | push fit | countersunk | hex | button | self drilling`);
const SIZE = String.raw`\d+(?:\.\d+)?\s?(?:mm|mil|cm|m|ml|l|lt|litres?|litre|kg|kilo|kw|w|watts?|amp|a|v|volt|inch|"|ft|foot|gauge|g|grit|degrees?|deg)|\d+(?:\.\d+)?\s?(?:x|by)\s?\d+(?:\.\d+)?(?:\s?(?:x|by)\s?\d+(?:\.\d+)?)?(?:\s?(?:mm|m))?`;
const LEAD = String.raw`(?:(?:and|oh|yeah|yep|um|also|the|in|they're|theyre|it's|its|make them|make em|make it|has to be|have to be|needs? to be|gotta be|want(?:s|ed)?|should be|they are|all)[\s,]+)*`;

/** "100mm round", "the red ones", "treated, 90x45": what was just ordered, more closely, and nothing else. */
export const ITEM_DETAIL = new RegExp(
  `^\\s*${LEAD}(?:(?:${SIZE}|(?:${COLOURS}|${GRADES})s?)(?:[\\s,]+|$|(?=[.!]))(?:and[\\s,]+|or[\\s,]+|in[\\s,]+)?)+(?:ones?|sort|kind|type|please|pls|thanks|mate|ta|cheers|if (?:they|you) (?:have|got) (?:it|them|em))*[\\s,.!]*$`,
  'i',
);
export const DETAIL_LEAD = new RegExp(`^\\s*${LEAD}`, 'i');
export const DETAIL_END = /[\s,]*\b(?:ones?|sort|kind|type|please|pls|thanks|mate|ta|cheers)[\s,.!]*$/i;
