/** Words that ask for the same, by the one that stands for them. One line a group. */
const GROUPS = `
order reorder buy grab purchase source
quote quotation estimate
client clients customer customers
supplier suppliers
invoice invoices
expense expenses
payment payments
job jobs project projects
task tasks todo todos reminder reminders
add chuck whack stick bung pop put slap
delete remove bin scrap ditch erase trash
done finished completed complete wrapped
arrived landed delivered lobbed
overdue late
owe owes owed owing outstanding unpaid
whats wots what
hes shes theyre
his her their
him them
send flick shoot fire
create make open
tell ask
ring phone call
need needs
want wants
`;

/** For each word of a group, its first. */
export const SAME: Readonly<Record<string, string>> = Object.fromEntries(
  GROUPS.trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...rest] = line.split(' ');
      return rest.map((word) => [word, first]);
    }),
);
