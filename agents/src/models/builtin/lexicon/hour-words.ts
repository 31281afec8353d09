const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Words that may stand before an hour that nothing else says is one: "better make that 8", "no hang on 11". */
export const BEFORE_HOUR = list(`
  say make call it its that thats this no nah nope na yeah yep sorry soz oops whoops actually wait hang hold on change to for at be should would could can is
  was go with better lets let do book put set start starts starting come coming get there around about more like um uh er oh ah ok okay righto the a job time
  him her them his hers their theirs in down please we well will i ill im rather prefer prefers want wants said says asked reckons works s and so then not but
  she he they us hes shes theyre bring push move moved shift shifted bump bumped swap changed booked slot squeeze back forward up until till til now mean meant by before from after pencil lock good fine happy ready
  suit suits mate again day typo correction mistake my bad`);

/** And behind it: "8 was right", "9 is better for him". */
export const AFTER_HOUR_ALONE = list(`
  was is be will would right correct better best good fine it that works work suits suit do then now instead please pls mate sharp ish thanks ta for him her them us
  me too earlier later i meant mean start not thats what should could say said ok okay sorry eh ay hey actually on at job the day more like rather a oclock
  there in after all go with lets we they he she again dont early one time am pm`);
