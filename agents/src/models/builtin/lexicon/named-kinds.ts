/** Words of the trade that many names have: alone they name nothing, "order the tank" is no job called Tank Swap. */
export const NAMED_KINDS: ReadonlySet<string> = new Set(
  `door doors window windows roof tank fence wall floor deck light lights pump pipe pipes tap taps bath kitchen paint
   sheet sheets screws screw box bag bags pack roll rolls tin tins post posts board boards install replace repair
   repairs fix service call callout check measure book collect drop pick return plumbing electrical hardware building
   trade glass tile tiles timber concrete cement gutter gutters`
    .split(/\s+/)
    .filter(Boolean),
);
