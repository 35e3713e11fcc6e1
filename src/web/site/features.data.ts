import type { RouteId } from '#contract/routes.ts'

export interface Feature {
  /** Its screen: a feature is told from the day its screen is open. */
  readonly route: RouteId
  /** Its picture, where the script takes one. */
  readonly shot: string
  readonly title: string
  readonly text: string
  readonly points: readonly string[]
  /** What is to be seen on the picture. */
  readonly alt: string
}

/** What the product does, in the order people meet it. */
export const features: readonly Feature[] = [
  {
    route: 'expenses',
    shot: 'expenses',
    title: 'Write it down in one line',
    text:
      'Type “dinner 86,40 yesterday food #trip” and the form is filled in: amount, day, ' +
      'category and tag. No network is needed, and Enter saves it.',
    points: [
      'Split one purchase over categories, spread it over months, mark a refund or money you expect back',
      'Find, filter and change hundreds of rows at once, with undo',
      'Every key has a job: add, search, move, select, edit without touching the mouse',
    ],
    alt: 'A month of expenses, grouped by day with the total of each day',
  },
  {
    route: 'groups',
    shot: 'group',
    title: 'Share bills to the cent',
    text:
      'Split a bill equally, by parts, by percent or by what each one had. Over the life of a ' +
      'group nobody is ahead by more than one cent because of rounding.',
    points: [
      'Only your part counts in your own budget; what others owe you is not spending',
      'Settle in the fewest possible payments, proven for up to twenty people with open balances',
      'People without an account can be part of it and claim their place later',
    ],
    alt: 'A group of friends with its shared expenses and what each of them owes',
  },
  {
    route: 'budgets',
    shot: 'budgets',
    title: 'Know what is safe to spend today',
    text:
      'A budget says what is left, what that means per day, and where you will end up at this ' +
      'pace. Weekly, monthly from any day, quarterly, yearly or your own dates.',
    points: [
      'Counts your share of group expenses, never the whole bill',
      'Carries what is left, or forgives what went over, as you choose',
      'Suggests amounts from your own last six months',
    ],
    alt: 'Budgets with what is spent, what is left and what is safe to spend a day',
  },
  {
    route: 'goals',
    shot: 'goals',
    title: 'Save for something, and see when',
    text:
      'Each goal shows what it takes a month and when you will be there at the pace ' +
      'you saved at lately. Try another amount with a slider before you promise it.',
    points: [
      'Milestones on the way, told quietly',
      'A plan over all goals by priority',
      'Money put in and taken out is counted again every night, so totals stay true',
    ],
    alt: 'Savings goals with progress rings and the date each will be reached',
  },
  {
    route: 'loans',
    shot: 'loan',
    title: 'See what a loan really costs',
    text:
      'The schedule is worked out the way your lender does it, to the last cent: annuities, ' +
      'equal principal, interest-only, balloon, changing rates and fees.',
    points: [
      'What an extra payment saves, in interest and in time, before you make it',
      'A plan to pay off several loans, smallest balance or highest rate first',
      'Paying back is not spending: the interest is a cost, the rest is yours',
    ],
    alt: 'A loan with its balance going down and the interest an extra payment saves',
  },
  {
    route: 'recurring',
    shot: 'recurring',
    title: 'Let what repeats enter itself',
    text:
      'Rent, salary and subscriptions are posted once, on their day, in your time zone, also ' +
      'when nobody was looking. The last of the month means the last of the month.',
    points: [
      'A reminder before it is too late to cancel',
      'Twelve months ahead as a calendar, also in your own calendar program',
      'Finds what repeats in your past and asks whether it should',
    ],
    alt: 'Upcoming recurring payments with their monthly and yearly cost',
  },
  {
    route: 'dashboard',
    shot: 'dashboard',
    title: 'One look in the morning',
    text:
      'What came in, what went out, what is safe to spend, what is due in the next two weeks ' +
      'and who owes whom, on one page that opens at once.',
    points: [
      'Compared with the same days of last month, not with a whole one',
      'Every figure opens the rows it is made of',
      'Without a connection it shows the last figures, and says how old they are',
    ],
    alt: 'The dashboard with the figures of the month',
  },
  {
    route: 'analytics',
    shot: 'analytics',
    title: 'Ask why the month was different',
    text:
      'Cash flow, categories, shops, a calendar of spending and a forecast, each as your share, ' +
      'as what you paid, or as all that your groups spent.',
    points: [
      'Says what is new, gone, more often or dearer, and it adds up to the cent',
      'Every chart has its table and its file, and every figure its rows',
      'Ninety days ahead: what is planned, and what usually happens',
    ],
    alt: 'Charts of where money came from and where it went',
  },
  {
    route: 'scan',
    shot: 'scan',
    title: 'Read receipts on your own device',
    text:
      'Take a picture: shop, day, total and lines are read by your own phone or computer. The ' +
      'picture is kept for you alone, without what your camera wrote into it.',
    points: [
      'Says how sure it is, and checks that the lines add up to the total',
      'Several at once, photos and PDFs, also without a connection',
      'Each line can have its own category, or be shared with a group',
    ],
    alt: 'A receipt beside what was read from it',
  },
  {
    route: 'ai-advice',
    shot: 'ai-advice',
    title: 'Advice that shows its rows',
    text:
      'Prices that crept up, a charge that came twice, a subscription to cancel in time: each ' +
      'piece of advice shows the rows it comes from and what it is worth a year.',
    points: [
      'Works without any language model; one is asked only if you agree, and you see what is sent',
      'A number that is not among your own figures is never shown',
    ],
    alt: 'Advice with the rows it is made from',
  },
  {
    route: 'search',
    shot: 'search',
    title: 'Find anything by what you remember',
    text:
      'One box over expenses, income, people, groups, goals and loans. It understands amounts ' +
      '(>50), months (march) and people, and forgives typing errors.',
    points: [
      'Ctrl+K from anywhere, for pages and actions too',
      'with:anna, in:lisbon, is:unsettled and the like narrow it down',
      'Says how it understood you, and works on your device when you are offline',
    ],
    alt: 'Search results, grouped by what they are',
  },
]
