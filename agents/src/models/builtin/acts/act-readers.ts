import type { Act } from './act.ts';
import { accountPaperSent } from './kinds/account-paper-sent.ts';
import { ambiguous } from './kinds/ambiguous.ts';
import { askedAccount, askedAges } from './kinds/asked-account.ts';
import { askedAllOf } from './kinds/asked-all-of.ts';
import { askedBetween } from './kinds/asked-between.ts';
import { askedBilling } from './kinds/asked-billing.ts';
import { askedChange } from './kinds/asked-change.ts';
import { askedContact } from './kinds/asked-contact.ts';
import { askedCost } from './kinds/asked-cost.ts';
import { askedDay } from './kinds/asked-day.ts';
import { askedDrafts } from './kinds/asked-drafts.ts';
import { askedFact } from './kinds/asked-fact.ts';
import { askedGst } from './kinds/asked-gst.ts';
import { askedGstOf } from './kinds/asked-gst-of.ts';
import { askedJob } from './kinds/asked-job.ts';
import { askedLast } from './kinds/asked-last.ts';
import { askedMessages } from './kinds/asked-messages.ts';
import { askedMissing } from './kinds/asked-missing.ts';
import { askedOrder } from './kinds/asked-order.ts';
import { askedOrdered } from './kinds/asked-ordered.ts';
import { askedOwing } from './kinds/asked-owing.ts';
import { askedPrice } from './kinds/asked-price.ts';
import { askedQuote } from './kinds/asked-quote.ts';
import { askedReply } from './kinds/asked-reply.ts';
import { askedTakings } from './kinds/asked-takings.ts';
import { askedTotal } from './kinds/asked-total.ts';
import { askedUntold } from './kinds/asked-untold.ts';
import { askedWhen } from './kinds/asked-when.ts';
import { askedWhy } from './kinds/asked-why.ts';
import { beyond, beyondOffice } from './kinds/beyond.ts';
import { billShare } from './kinds/bill-share.ts';
import { bookedWork } from './kinds/booked-work.ts';
import { budgeted } from './kinds/budgeted.ts';
import { claimMade } from './kinds/claim-made.ts';
import { clientExists } from './kinds/client-exists.ts';
import { contact } from './kinds/contact.ts';
import { credited } from './kinds/credited.ts';
import { dayRefused } from './kinds/day-refused.ts';
import { deadline } from './kinds/deadline.ts';
import { delivery } from './kinds/delivery.ts';
import { depositAsked } from './kinds/deposit-asked.ts';
import { depositChanged } from './kinds/deposit-changed.ts';
import { digitsCorrected } from './kinds/digits-corrected.ts';
import { discounted } from './kinds/discounted.ts';
import { dueAgain } from './kinds/due-again.ts';
import { expenseGst } from './kinds/expense-gst.ts';
import { expenseRecorded } from './kinds/expense-recorded.ts';
import { extraWork } from './kinds/extra-work.ts';
import { factReminded } from './kinds/fact-reminded.ts';
import { finished } from './kinds/finished.ts';
import { givenToTeam } from './kinds/given-to-team.ts';
import { hourShifted } from './kinds/hour-shifted.ts';
import { hoursWorked } from './kinds/hours-worked.ts';
import { intake } from './kinds/intake.ts';
import { invoiceChanged } from './kinds/invoice-changed.ts';
import { invoiceLined } from './kinds/invoice-lined.ts';
import { invoiceLinesChanged } from './kinds/invoice-lines-changed.ts';
import { invoiceAsked, invoiceNamed } from './kinds/invoice-named.ts';
import { invoicePriced } from './kinds/invoice-priced.ts';
import { invoiceSplit } from './kinds/invoice-split.ts';
import { invoiceStaged } from './kinds/invoice-staged.ts';
import { itemChanged } from './kinds/item-changed.ts';
import { itemDetail } from './kinds/item-detail.ts';
import { itemPicked } from './kinds/item-picked.ts';
import { itemPrice } from './kinds/item-price.ts';
import { jobClientCorrected } from './kinds/job-client-corrected.ts';
import { jobMovedToSuit } from './kinds/job-moved-to-suit.ts';
import { jobNews } from './kinds/job-news.ts';
import { jobUnchanged } from './kinds/job-unchanged.ts';
import { jobsSwapped } from './kinds/jobs-swapped.ts';
import { lineOfClient } from './kinds/line-of-client.ts';
import { linkAsked } from './kinds/link-asked.ts';
import { messageAmended } from './kinds/message-amended.ts';
import { messaged } from './kinds/messaged.ts';
import { moneyBackWanted } from './kinds/money-back-wanted.ts';
import { moneyFixed } from './kinds/money-fixed.ts';
import { movedToNamesake } from './kinds/moved-to-namesake.ts';
import { noteContinued, noteCorrected } from './kinds/note-corrected.ts';
import { noteFromFact } from './kinds/note-from-fact.ts';
import { noteFromRemark } from './kinds/note-from-remark.ts';
import { noteRequested } from './kinds/note-requested.ts';
import { onMyWay } from './kinds/on-my-way.ts';
import { onlyIf } from './kinds/only-if.ts';
import { orderArrived } from './kinds/order-arrived.ts';
import { orderNew } from './kinds/order-new.ts';
import { quantityCorrected } from './kinds/order-quantity.ts';
import { overPaid } from './kinds/over-paid.ts';
import { paidAndBilled } from './kinds/paid-and-billed.ts';
import { paidHearsay } from './kinds/paid-hearsay.ts';
import { invoiceSent, spokenSent } from './kinds/paper-sent.ts';
import { pastedToJob } from './kinds/pasted-to-job.ts';
import { paymentReceived } from './kinds/payment-received.ts';
import { paymentTold } from './kinds/payment-told.ts';
import { pendingOrdered } from './kinds/pending-ordered.ts';
import { priceForThem } from './kinds/price-for-them.ts';
import { priceTold } from './kinds/price-told.ts';
import { progressClaimed } from './kinds/progress-claimed.ts';
import { quoteByName } from './kinds/quote-by-name.ts';
import { quoteChanged } from './kinds/quote-changed.ts';
import { quoteDecided } from './kinds/quote-decided.ts';
import { quoteNew } from './kinds/quote-new.ts';
import { quoteSame } from './kinds/quote-same.ts';
import { quoteLess, quoteValid } from './kinds/quote-valid.ts';
import { recurring } from './kinds/recurring.ts';
import { refunded } from './kinds/refunded.ts';
import { relativeAdded } from './kinds/relative-added.ts';
import { reminded } from './kinds/reminded.ts';
import { removed } from './kinds/removed.ts';
import { renamed } from './kinds/renamed.ts';
import { repeated } from './kinds/repeated.ts';
import { requestDropped } from './kinds/request-dropped.ts';
import { scheduled } from './kinds/scheduled.ts';
import { sentOut } from './kinds/sent-out.ts';
import { sentToBoth } from './kinds/sent-to-both.ts';
import { shopPrice } from './kinds/shop-price.ts';
import { storyTold } from './kinds/story.ts';
import { storyBilled } from './kinds/story-billed.ts';
import { supplierBill } from './kinds/supplier-bill.ts';
import { supplierTold } from './kinds/supplier-told.ts';
import { talk as smallTalk } from './kinds/talk.ts';
import { taskChanged } from './kinds/task-changed.ts';
import { taskClosed } from './kinds/task-closed.ts';
import { taskForJob } from './kinds/task-for-job.ts';
import { taskGiven } from './kinds/task-given.ts';
import { taskNews, taskPutOff } from './kinds/task-news.ts';
import { toDo } from './kinds/to-do.ts';
import { toDos } from './kinds/to-dos.ts';
import { tooVague } from './kinds/too-vague.ts';
import { tripCosts } from './kinds/trip-costs.ts';
import { undone } from './kinds/undone.ts';
import { variationTold } from './kinds/variation-told.ts';
import { wantsWork } from './kinds/wants-work.ts';
import type { Piece, Scene } from './scene.ts';

/** Reads a piece as one kind of act, or as several of it (the lines of an order); null where it is none. */
export type ActReader = (piece: Piece, scene: Scene) => Act | readonly Act[] | null;

/** What is changed or made. */
export const DEEDS: readonly ActReader[] = [
  pastedToJob,
  quoteByName,
  claimMade,
  dueAgain,
  recurring,
  askedWhy,
  askedGstOf,
  expenseGst,
  askedGst,
  askedReply,
  askedMessages,
  linkAsked,
  sentToBoth,
  spokenSent,
  accountPaperSent,
  invoiceSent,
  paidHearsay,
  overPaid,
  paidAndBilled,
  storyBilled,
  supplierBill,
  priceForThem,
  discounted,
  credited,
  refunded,
  variationTold,
  extraWork,
  askedAccount,
  askedAges,
  askedDrafts,
  askedBilling,
  invoiceSplit,
  invoiceStaged,
  invoiceNamed,
  depositChanged,
  depositAsked,
  billShare,
  invoiceLined,
  invoicePriced,
  invoiceLinesChanged,
  invoiceChanged,
  lineOfClient,
  moneyBackWanted,
  paymentTold,
  priceTold,
  beyondOffice,
  onlyIf,
  undone,
  noteCorrected,
  noteContinued,
  tooVague,
  clientExists,
  messageAmended,
  onMyWay,
  messaged,
  supplierTold,
  sentOut,
  removed,
  requestDropped,
  movedToNamesake,
  jobsSwapped,
  jobUnchanged,
  jobMovedToSuit,
  relativeAdded,
  contact,
  renamed,
  repeated,
  tripCosts,
  shopPrice,
  expenseRecorded,
  moneyFixed,
  paymentReceived,
  progressClaimed,
  quoteSame,
  quoteDecided,
  quoteValid,
  quoteLess,
  quoteChanged,
  quoteNew,
  pendingOrdered,
  orderArrived,
  taskNews,
  jobNews,
  finished,
  taskPutOff,
  taskForJob,
  givenToTeam,
  taskGiven,
  itemPicked,
  itemPrice,
  itemChanged,
  itemDetail,
  quantityCorrected,
  orderNew,
  delivery,
  deadline,
  factReminded,
  reminded,
  toDos,
  toDo,
  taskClosed,
  taskChanged,
  hoursWorked,
  hourShifted,
  bookedWork,
  budgeted,
  noteFromFact,
  scheduled,
  noteRequested,
  noteFromRemark,
  intake,
  wantsWork,
  digitsCorrected,
  jobClientCorrected,
  dayRefused,
  storyTold,
  smallTalk,
  beyond,
  ambiguous,
];
/** What a whole message is, however long: lists, stories, and what was pasted. */
export const WHOLE: readonly ActReader[] = [pastedToJob, orderNew, storyBilled, invoiceLined, noteRequested, intake];
/** What is asked; a question changes nothing. */
export const QUESTIONS: readonly ActReader[] = [
  askedMessages,
  paidHearsay,
  askedOwing,
  askedPrice,
  askedUntold,
  quoteByName,
  invoiceChanged,
  askedWhy,
  askedGstOf,
  askedGst,
  askedReply,
  invoiceSplit,
  askedTakings,
  askedAllOf,
  askedCost,
  linkAsked,
  askedTotal,
  accountPaperSent,
  credited,
  refunded,
  askedAccount,
  askedAges,
  askedDrafts,
  askedQuote,
  askedBilling,
  invoiceAsked,
  beyondOffice,
  beyond,
  askedMissing,
  askedBetween,
  askedFact,
  askedChange,
  askedOrdered,
  askedOrder,
  askedLast,
  askedWhen,
  askedDay,
  askedContact,
  askedJob,
];
