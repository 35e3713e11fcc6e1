import type { RouteId } from '#contract/routes.ts'
import { say } from '#web/words/say.ts'

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
    title: say('Write it down in one line'),
    text: say(
      `Type “dinner 86,40 yesterday food #trip” and the form is filled in: amount, day, category
      and tag. No network is needed, and Enter saves it.`,
    ),
    points: [
      say(
        `Split one purchase over categories, spread it over months, mark a refund or money you
        expect back`,
      ),
      say('Find, filter and change hundreds of rows at once, with undo'),
      say('Every key has a job: add, search, move, select, edit without touching the mouse'),
    ],
    alt: say('A month of expenses, grouped by day with the total of each day'),
  },
  {
    route: 'groups',
    shot: 'group',
    title: say('Share bills to the cent'),
    text: say(
      `Split a bill equally, by parts, by percent or by what each one had. Over the life of a
      group nobody is ahead by more than one cent because of rounding.`,
    ),
    points: [
      say('Only your part counts in your own budget; what others owe you is not spending'),
      say(
        'Settle in the fewest possible payments, proven for up to twenty people with open balances',
      ),
      say('People without an account can be part of it and claim their place later'),
    ],
    alt: say('A group of friends with its shared expenses and what each of them owes'),
  },
  {
    route: 'budgets',
    shot: 'budgets',
    title: say('Know what is safe to spend today'),
    text: say(
      `A budget says what is left, what that means per day, and where you will end up at this
      pace. Weekly, monthly from any day, quarterly, yearly or your own dates.`,
    ),
    points: [
      say('Counts your share of group expenses, never the whole bill'),
      say('Carries what is left, or forgives what went over, as you choose'),
      say('Suggests amounts from your own last six months'),
    ],
    alt: say('Budgets with what is spent, what is left and what is safe to spend a day'),
  },
  {
    route: 'goals',
    shot: 'goals',
    title: say('Save for something, and see when'),
    text: say(
      `Each goal shows what it takes a month and when you will be there at the pace you saved at
      lately. Try another amount with a slider before you promise it.`,
    ),
    points: [
      say('Milestones on the way, told quietly'),
      say('A plan over all goals by priority'),
      say('Money put in and taken out is counted again every night, so totals stay true'),
    ],
    alt: say('Savings goals with progress rings and the date each will be reached'),
  },
  {
    route: 'loans',
    shot: 'loan',
    title: say('See what a loan really costs'),
    text: say(
      `The schedule is worked out the way your lender does it, to the last cent: annuities, equal
      principal, interest-only, balloon, changing rates and fees.`,
    ),
    points: [
      say('What an extra payment saves, in interest and in time, before you make it'),
      say('A plan to pay off several loans, smallest balance or highest rate first'),
      say('Paying back is not spending: the interest is a cost, the rest is yours'),
    ],
    alt: say('A loan with its balance going down and the interest an extra payment saves'),
  },
  {
    route: 'recurring',
    shot: 'recurring',
    title: say('Let what repeats enter itself'),
    text: say(
      `Rent, salary and subscriptions are posted once, on their day, in your time zone, also when
      nobody was looking. The last of the month means the last of the month.`,
    ),
    points: [
      say('A reminder before it is too late to cancel'),
      say('Twelve months ahead as a calendar, also in your own calendar program'),
      say('Finds what repeats in your past and asks whether it should'),
    ],
    alt: say('Upcoming recurring payments with their monthly and yearly cost'),
  },
  {
    route: 'dashboard',
    shot: 'dashboard',
    title: say('One look in the morning'),
    text: say(
      `What came in, what went out, what is safe to spend, what is due in the next two weeks and
      who owes whom, on one page that opens at once.`,
    ),
    points: [
      say('Compared with the same days of last month, not with a whole one'),
      say('Every figure opens the rows it is made of'),
      say('Without a connection it shows the last figures, and says how old they are'),
    ],
    alt: say('The dashboard with the figures of the month'),
  },
  {
    route: 'analytics',
    shot: 'analytics',
    title: say('Ask why the month was different'),
    text: say(
      `Cash flow, categories, shops, a calendar of spending and a forecast, each as your share, as
      what you paid, or as all that your groups spent.`,
    ),
    points: [
      say('Says what is new, gone, more often or dearer, and it adds up to the cent'),
      say('Every chart has its table and its file, and every figure its rows'),
      say('Ninety days ahead: what is planned, and what usually happens'),
    ],
    alt: say('Charts of where money came from and where it went'),
  },
  {
    route: 'scan',
    shot: 'scan',
    title: say('Read receipts on your own device'),
    text: say(
      `Take a picture: shop, day, total and lines are read by your own phone or computer. The
      picture is kept for you alone, without what your camera wrote into it.`,
    ),
    points: [
      say('Says how sure it is, and checks that the lines add up to the total'),
      say('Several at once, photos and PDFs, also without a connection'),
      say('Each line can have its own category, or be shared with a group'),
    ],
    alt: say('A receipt beside what was read from it'),
  },
  {
    route: 'ai-advice',
    shot: 'ai-advice',
    title: say('Advice that shows its rows'),
    text: say(
      `Prices that crept up, a charge that came twice, a subscription to cancel in time: each
      piece of advice shows the rows it comes from and what it is worth a year.`,
    ),
    points: [
      say(
        `Works without any language model; one is asked only if you agree, and you see what is
        sent`,
      ),
      say('A number that is not among your own figures is never shown'),
    ],
    alt: say('Advice with the rows it is made from'),
  },
  {
    route: 'search',
    shot: 'search',
    title: say('Find anything by what you remember'),
    text:
      'One box over expenses, income, people, groups, goals and loans. It understands amounts ' +
      '(>50), months (march) and people, and forgives typing errors.',
    points: [
      say('Ctrl+K from anywhere, for pages and actions too'),
      say('with:anna, in:lisbon, is:unsettled and the like narrow it down'),
      say('Says how it understood you, and works on your device when you are offline'),
    ],
    alt: say('Search results, grouped by what they are'),
  },
]
