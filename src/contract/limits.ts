/** Every business number the product promises, with its unit in its name. */
import { mostMembers, restoreDays } from '#domain/groups/group-limits.ts'
import { largestAmount } from '#domain/money/largest-amount.ts'
import { screenLimits } from './screen-limits.ts'

export const limits = {
  ...screenLimits,
  batchOperations: 450,
  /** Whose change an import remembers, to take it back. */
  rowsChangedByImport: 2000,
  /** Of one collection in one book: a lifetime of a large household, twice over. */
  rowsOfCollection: 250_000,
  /** That one person may send in an hour: the largest import, taken back and begun again. */
  rowsPerHour: 300_000,
  /** How often all that recurs in one book may come in a year: fifty things every day. */
  templatesAYear: 20_000,
  /** Budgets of one book that run or will, and what of their periods is added up at a look. */
  budgetsInUse: 300,
  budgetPeriods: 20_000,
  /** Payments of the schedules of all loans of a book: ten that are paid weekly for life. */
  loanRows: 30_000,
  /** Of one person; and of the bank's balances, or of values, for each. */
  accounts: 200,
  checkpointsOfAccount: 20_000,
  transactionAttempts: 5,
  footerCopyrightYear: 2024,
  amountMinorUnits: largestAmount,
  pushCommands: 500,
  pullChanges: 5000,
  streamScopes: 1000,
  listDocuments: 1000,
  idempotencyKeyCharacters: 255,
  bodyBytes: 1_048_576,
  pushBodyBytes: 8_388_608,
  codeLifeS: 300,
  codeTries: 5,
  /** Wrong codes for one number count together this long, however many codes are sent. */
  codeTriesWindowS: 1800,
  codeResendS: 30,
  mailLinkLifeS: 3600,
  /** Of a password that was made for somebody on the staff, until they choose their own. */
  staffPasswordLifeS: 259_200,
  passkeysOfUser: 10,
  /** Between the two steps of a log-in. */
  ticketLifeS: 300,
  ticketTries: 5,
  /** Until somebody is back from single sign-on, where they may have to look for their phone. */
  ssoLifeS: 600,
  /** Before two-factor sign-in ends for who lost everything: so long its owner can say no. */
  recoveryWaitS: 72 * 3600,
  /** How long it counts that somebody showed who they are. */
  proofLifeS: 600,
  /** Of one person; and what each may ask and write. */
  tokensOfUser: 20,
  tokenCallsPerMinute: 300,
  tokenWritesPerMinute: 60,
  tokenWritesPerDay: 2000,
  /** Seats for guests by one link, and from one network; how often either is looked at. */
  seatsByLink: 40,
  seatsFromNetworkPerHour: 20,
  looksAtSeatPerHour: 120,
  /** By which a seat is moved, and tries of it from one network. */
  seatCodeLifeS: 600,
  seatCodeTriesPerHour: 10,
  webhooksOfUser: 5,
  /** Of all hooks of one person; what is beyond waits. */
  webhookPostsPerMinute: 120,
  proposalsWaiting: 50,
  /** Of what assistants asked, the newest. */
  askedShown: 200,
  undoLinkLifeS: 7 * 86_400,
  /** Of what happened to the ways into an account, the newest. */
  securityEventsShown: 100,
  /** An address or number that is younger may be an intruder's. */
  wayInYoungS: 30 * 86_400,
  captchaLifeS: 1200,
  importFileBytes: 16_777_216,
  importRows: 100_000,
  importFieldCharacters: 20_000,
  importNesting: 64,
  avatarBytes: 5_242_880,
  avatarPx: 256,
  receiptFileBytes: 12_582_912,
  receiptPixels: 50_000_000,
  receiptWidthPx: 2000,
  receiptHeightPx: 8000,
  /** Of pictures the server reads for one person. */
  readingsPerHour: 120,
  groupMembers: mostMembers,
  invitationLifeS: 1_209_600,
  /** Percent of a budget at which its owner is warned, unless they choose otherwise. */
  budgetAlerts: [80, 100],
  invitationsPerHour: 60,
  /** Told somebody in the app of what one other person did, and of what all others did. */
  noticesOfOnePerHour: 20,
  noticesOfOthersPerHour: 100,
  /** What was deleted in a group can be restored this long. */
  restoreDays,
  restoredContributions: 10_000,
  rateCurrencies: 40,
  rateCallsPerMinute: 60,
  searchCharacters: 200,
  searchHitsPerKind: 20,
  /** The newest of a book or a group that are compared with each other. */
  searchEntries: 100,
  /** Eleven years in one chart. */
  analyticsDays: 4018,
  analyticsRows: 200,
  analyticsPayees: 50,
  /** Of a page of any list of the staff. */
  listRows: 25,
  demoLifeS: 21_600,
  demoHouseholds: 100,
  questionCharacters: 500,
  /** How many questions before one are sent with it. */
  questionsBefore: 5,
  answerCharacters: 2000,
  /** Answered from one's own book, which costs little; what a model phrases is counted besides. */
  questionsPerMinute: 60,
  scansPerMinute: 20,
} as const
