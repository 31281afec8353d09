/** Other businesses' affairs, which nobody here can see. */
export const OTHERS_QUESTIONS: Readonly<Record<string, string>> = {
  cannot_other: `
    you must have {any} numbers in here too what do they charge
    what do {any} charge a square metre
    what do {any} charge for a {any}
    what does {any} charge per hour
    how much does {any} charge for {any}
    how much do {any} charge
    how much do other tradies charge for {any}
    how much did {any} quote them
    what did {any} quote {client}
    what does the bloke down the road charge
    what is {any} making a year
    how many jobs has {any} got on
    how many clients does {any} have
    who are {any} clients
    who else is using this
    whats the going rate in {any}
    what are other {any} charging
    show me {any} quotes
    show me {any} jobs
    can you see {any} prices
    can you see what other businesses charge
    can you look up {any} quotes
    look up what {any} charged
    give me {any} client list
    pull up {any} books
    pull up another users jobs
    list all the tradies on smoko
    has {any} got cheaper prices than me
    do you know what {any} charges
    do you have {any} price list
    compare my prices with {any}
    am i dearer than {any}
    am i cheaper than {any}`,
};
