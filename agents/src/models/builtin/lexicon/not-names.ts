/** Words that stand in names of records too, and that say nothing when they are said alone. Lower case. */
export const NOT_NAMES: ReadonlySet<string> = new Set(
  `a about after all also am an and any are as at be been before both but by can cant client clients could day days
   did do does done dont due for from get gets give go going got had has have he her him his how i if in inc into is
   isnt it its job jobs just let lot lots make mark me mine mr mrs ms my need needs new next no not now of off ok on
   one ones only or order orders our out over paid pay please plus price project projects put quote quotes remind send
   she so some still task tasks tell than that thats the their them then there these they this those till to today
   tomorrow too total up update us use want wants was we week were what whats when where which who will with work
   would yes yet you your monday tuesday wednesday thursday friday saturday sunday january february march april may
   june july august september october november december morning afternoon evening night each every gst hour hours
   free busy booked owe owes owed owing underway started finished coming arrived cost costs spent much many most
   invoice invoices bill bills payment payments expense expenses supplier suppliers item items material materials
   delivery date number phone email address budget`
    .split(/\s+/)
    .filter(Boolean),
);
