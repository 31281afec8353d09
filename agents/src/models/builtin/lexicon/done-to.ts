/** What is done to something, by the last word of its name: "letterbox rebuild", "lock change". Nobody buys one. */
const DEEDS =
  /^(?:re)?(?:repair|rebuild|build|service|install|installation|replacement|upgrade|clean|cleanout|clean-out|checkup|inspection|callout|call-out|swap|changeover|change|fitout|fit-out|fit-off|renovation|reno|demo|demolition|removal|retile|repaint|reseal|rewire|regas|relocation|extension|prune|trim|mow|tidy|unblock|lockout|rekey|makeover|conversion|handover)s?$/iu;
const lastWord = (name: string): string => name.trim().split(/\s+/).at(-1) ?? '';

export const isDeed = (name: string): boolean => DEEDS.test(lastWord(name));
/** "door hanging" too, which may be a material as well ("flashing"). */
export const mayBeDeed = (name: string): boolean =>
  isDeed(name) || /^(?:check|test|fix|fit|job|work)s?$|^\p{L}{4,}(?:ing|ation|ment)s?$/iu.test(lastWord(name));
