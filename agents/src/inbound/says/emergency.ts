import { any } from './phrases.ts';

/** Something that does harm as one reads it: somebody has to ring back at once. Written in the plain form that `texted` gives. */
const EMERGENCY = any(
  "(?:water|sewage|sewerage|sewer|poo|shit|gas|rain)(?: is| are|'s)?(?: just| now| literally| still)? (?:pouring|gushing|spraying|shooting|bubbling|flooding|everywhere|coming (?:up|in|out|through|down)|running (?:down|through)|all over)",
  '(?:pouring|gushing|dripping|coming|leaking|running) (?:down |in |out )?(?:through|from|out of) (?:the |my |our )?(?:ceiling|roof|light|walls?|power ?points?)',
  'sewage|sewerage (?:back|over)',
  '(?:water|sewage|poo|shit|it|its)\\b[^.!?\\n]{0,24}\\b(?:all )?(?:over|thr(?:u|ough)(?:out)?|across|down|into|in) (?:the|my|our) (?:floor|house|hall(?:way)?|laundry|kitchen|bathroom|carpet|ceiling|lounge|bedroom|garage|shop)(?! (?:was|had|looks?))',
  "(?:toilet|drain|shower|sink|gully|sewer|manhole|loo|dunny|basin|bath|tank|cylinder|gutters?)(?:'s| is| are| was|s)?(?: just| now| still)? (?:over ?flow\\p{L}*|flooding|backing up|let go|has let go|gone off)",
  "(?:tank|cylinder|pipe|hot water|system|heater)(?: has|'s)?(?: just)? (?:let go|given way|split)",
  "burst (?:pipe|water|main|hot|tank|tap|flexi|hose)|(?:pipe|main|tank|hose|flexi|tap|system|cylinder)(?:'s| has| have| is| just)* (?:burst|exploded)",
  "(?:house|kitchen|bathroom|laundry|garage|unit|place|floor|shop|basement|it|everything|we)(?:'s|'re| is| are| was| were| getting| being| has)* (?:flooded|flooding|under ?water)",
  'gas leak|leak(?:ing)? gas|gas(?:sy)? smell|(?:smell|smells|smelling|stinks|reeks)(?: strongly| really)?(?: of| like)?(?: some)? (?:gas|burning|smoke|burnt)',
  "(?:sparks|sparking|arcing)|(?:switch ?board|power ?point|outlet|light|fuse ?box|meter|oven|board)(?:'s| is)? (?:smoking|hot|melting|buzzing|on fire)",
  '(?:burning|burnt|smoky|hot plastic)(?:[- ]\\p{L}+)? smell|(?:switch ?board|power ?point|outlet|meter ?box|fuse ?box|oven)\\b[^.!?\\n]{0,30}\\b(?:buzz|spark|smok|crackl|arc)ing',
  'on fire|smoke (?:is )?(?:coming|pouring|from|out)',
  '(?:got|getting|gives|gave|had)(?: me| us| him| her| a| an| the kids?)* (?:electric )?(?:shocks?|zapped)|electrocut\\p{L}*|(?:live|exposed|bare) wires?',
  "ceiling(?:'s| has| is| just| about to)* (?:collaps\\p{L}*|com(?:e|ing) down|fall(?:en|ing)|fell|sagging|bulging)",
  "(?:can't|won't|unable to)(?: seem to)? (?:turn|shut|stop) (?:it|the water|the gas|the tap)(?: off)?",
  "(?:it's|is|this is|have|got|having|an?) (?:an? )?(?:real |absolute |bit of an )?emergency(?! (?:call|rate|contact|number|fee|plumber|electrician|service))",
  'no power(?: at all)?',
);
const LONG_OVER = any(
  'last (?:year|month|week|summer|winter)',
  '(?:was|were) (?:an? )?(?:fixed|sorted)',
  'all (?:fixed|sorted|good now)',
  'in case of|if there (?:is|was)|what if',
  'years? ago',
);

/** Whether somebody should be rung at once. */
export const isEmergency = (said: string): boolean => EMERGENCY.test(said) && !LONG_OVER.test(said);
