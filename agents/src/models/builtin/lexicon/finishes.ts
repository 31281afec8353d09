// What things look like and are made of. One list per idea.
import { alternatives } from './alternatives.ts';

const COLOURS = alternatives(`
  red | white | black | grey | gray | blue | green | brown | yellow | cream | charcoal | monument | surfmist | woodland grey | ironstone | basalt | clear | silver | chrome | brass | matt | matte | gloss | satin | natural |
  brushed nickel | gunmetal | terracotta | beige | tan | bronze | gold | galv | zincalume | ivory | sandstone | dune | paperbark`);

/** Beside the colours: sheens, materials and makes of a thing, as they stand in a note. */
const MATERIALS = alternatives(`
  colou?rs? | colou?red | sheen | low sheen | semi gloss | stain(?:ed)? | oiled | brushed | polished | raked | flush | bullnose | mitred | honed | laminated | tempered | toughened | frosted | tinted | float |
  gyprock | gib | plaster | plasterboard | brick | bricks | blocks? | besser | concrete | timber | hardwood | pine | merbau | jarrah | ply | mdf | villaboard | hardiflex | fibro | asbestos | weatherboards? | colorbond | steel |
  stainless | copper | pvc | poly | galvanised | aluminium | glass | marble | granite | porcelain | ceramic | stone | slate | vinyl | laminate | tiles? | grout | lino | carpet | render(?:ed)? |
  model | serial | brand | make is | size | wide | deep | high | thick | long | mm | cm | metres? | litres? | amps? | volts? | watts? | kw | phase | salt | chlorine | gas | lpg | tank water | septic | bore`);
export const FINISH = new RegExp(`(?<![\\p{L}])(?:${COLOURS}|${MATERIALS})(?![\\p{L}])`, 'iu');
export const COLOUR = new RegExp(`\\b(?:${COLOURS})\\b`, 'iu');
