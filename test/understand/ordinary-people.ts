import { addDays, weekdayOf } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { OrdinaryQuestion } from './ordinary.ts'
import { filedUnder, onWeekday, type Recount } from './recount.ts'

const money = (amount: number) => formatAmount(amount, 'GBP', 'en-GB')
const all = () => true
const january = ['2027-01-01', '2027-01-31'] as const
const february = ['2027-02-01', '2027-02-28'] as const
const march = ['2027-03-01', '2027-03-17'] as const
const thisYear = ['2027-01-01', '2027-03-17'] as const
const lastYear = ['2026-01-01', '2026-12-31'] as const
const allTheTime = 'all your time here'

/** Who shares a flat: the figures are those of the group, as the household has them. */
const flatmates: readonly OrdinaryQuestion[] = [
  { ask: 'how much is my share of the house', says: [money(800), 'House', allTheTime] },
  { ask: 'how much do i owe sam', says: ['You owe Sam Reid', money(800)] },
  { ask: 'how much does sam owe me for the dish rack', says: ['You owe Sam Reid', money(800)] },
  { ask: 'does ida owe me anything', says: ['Nothing is open between you and Ida Blom'] },
  { ask: 'am i square with tariq', says: ['Nothing is open between you and Tariq Aziz'] },
  { ask: 'how much was the dish rack', says: [money(2400), money(800), 'your share'] },
  { ask: 'how much do i pay for broadband', says: [money(3100), '8 April 2027'] },
  { ask: 'when is the rent due', says: ['1 April 2027', money(79_000)] },
  { ask: 'did the rent go up', says: ['Yes', money(75_000), money(79_000)] },
  { ask: 'was kostet mich die Miete', says: [money(79_000)] },
  { ask: 'wie viel zahle ich für Miete', says: [money(79_000)] },
  { ask: 'wem schulde ich Geld', says: ['Sam Reid', money(800)] },
  { ask: 'wer schuldet mir was', says: ['Joy Lund owes you', money(7800)] },
]

const savers: readonly OrdinaryQuestion[] = [
  { ask: 'how much did i put into the kayak', says: [money(48_000), money(42_000)] },
  { ask: 'when will i have enough for the kayak', says: ['3 October 2027'] },
  { ask: 'how much more do i need for the kayak', says: [money(42_000)] },
  { ask: 'how much should I save per month for the kayak', says: [money(7000), '6 payments'] },
  { ask: 'am i on track with my rainy day fund', says: [money(180_000), money(300_000)] },
  { ask: 'how much is left on the van loan', says: [money(411_847)] },
  { ask: 'when is the van paid off', says: ['1 March 2029'] },
  { ask: 'how much interest have i paid on the van', says: [money(30_883), money(26_231)] },
  { ask: 'how much do i owe in total', says: [money(411_847 + 48_000 + 800)] },
  { ask: 'what is due next week', says: ['Podcasts Plus', 'Yoga app', money(1150)] },
  { ask: 'when do i get paid', says: ['25 March 2027', money(240_000)] },
  { ask: 'wann kommt mein Gehalt', says: ['25 March 2027', money(240_000)] },
]

function spenders(book: Recount): readonly OrdinaryQuestion[] {
  const out = (name: string, days: readonly [string, string]) =>
    money(book.sum(filedUnder(name), ...days))
  return [
    { ask: 'how much did I spend since new year', says: [money(book.sum(all, ...thisYear))] },
    { ask: 'how much rent did i pay last year', says: [out('Rent', lastYear)] },
    { ask: 'coffee vs petrol', says: [out('Coffee and snacks', march), out('Fuel', march)] },
    { ask: 'Compare groceries and petrol', says: [out('Groceries', march), 'More on Groceries'] },
    {
      ask: 'Did I spend more on petrol or on coffee last month?',
      says: [out('Fuel', february), out('Coffee and snacks', february), 'More on Fuel'],
      not: ['March'],
    },
    {
      ask: 'Do I spend more on sushi or pizza?',
      says: [out('Restaurants', march), 'Nothing was spent on Takeaway in March 2027 so far'],
      not: ['February', 'Eating out'],
    },
    { ask: 'wieviel für Lebensmittel im Februar', says: [out('Groceries', february)] },
    {
      ask: 'Habe ich diesen Monat mehr ausgegeben als im letzten Monat?',
      says: [money(book.sum(all, ...march))],
    },
    {
      ask: 'wie viel habe ich letzten Monat ausgegeben',
      says: [money(book.sum(all, ...february)), money(book.sum(all, ...january))],
    },
    {
      ask: 'how many times did i eat out in february',
      says: ['3 times', out('Eating out', february)],
    },
    { ask: 'what did i spend yesterday', says: [money(book.sum(all, '2027-03-16', '2027-03-16'))] },
    { ask: 'what did i spend today', says: ['Nothing was spent on 17 March 2027'] },
    { ask: 'how much can i still spend on treats', says: [money(2200), money(6000)] },
    { ask: 'am i over budget', says: ['None of your budgets is over'] },
  ]
}

const halfYear = ['2026-09-01', '2027-02-28'] as const

/** What one such day of the last half year took, whether anything was bought on it or not. */
function onOne(book: Recount, weekday: number): string {
  let days = 0
  for (let day: string = halfYear[0]; day <= halfYear[1]; day = addDays(day, 1)) {
    if (weekdayOf(day) === weekday) days++
  }
  return money(Math.round(book.sum(onWeekday(all, weekday), ...halfYear) / days))
}

/** No word is dropped, no day that is gone is still expected, and a mean is called one. */
const exactly = (book: Recount): readonly OrdinaryQuestion[] => [
  { ask: 'how much do i spend on a typical friday', says: [`${onOne(book, 5)} a day on Fridays`] },
  { ask: 'average on a monday', says: [`${onOne(book, 1)} a day on Mondays`] },
  { ask: 'how much do i spend on mondays', says: [`${onOne(book, 1)} a day on Mondays`] },
  { ask: 'how much did joy spend on restaurants', says: [money(3600), 'for “restaurants”'] },
  {
    ask: 'how much did sam spend on groceries',
    says: ['nothing for “groceries”'],
    not: [money(2400)],
  },
  { ask: 'how much did sam pay for the dish rack', says: [money(2400), 'for “dish rack”'] },
  {
    ask: 'when is the lido due',
    says: ['14 March 2027 is overdue', 'the next is to be expected on 14 April 2027'],
  },
  {
    ask: 'how much will i spend in april',
    says: ['Lido', '14 April 2027', 'Skybox', '20 April 2027', 'mean of the middle two of 12'],
  },
  { ask: 'can i afford 3000 for a bike', says: ['is free in all'], not: ['besides'] },
  {
    ask: 'how much did stays cost in total',
    says: ['Cottage is a bill of Wales 2026: £270.00 in all, £90.00 is your share'],
  },
  { ask: 'what bills are left this month', says: ['Podcasts Plus', 'Yoga app', money(1150)] },
  { ask: 'how much would i save if i cancelled the film club', says: [money(13_188)] },
  { ask: 'how much did i spend on food', says: ['“food” as Groceries and Eating out'] },
  {
    ask: 'how much did i spend per day on clothes this year',
    says: ['in one entry', 'came back in 1 refund'],
  },
]

/** What people who share a flat, save or look after their money type, slips and all. */
export const peoplesQuestions = (book: Recount): readonly OrdinaryQuestion[] => [
  ...flatmates,
  ...savers,
  ...spenders(book),
  ...exactly(book),
]

/** Not answered as they are: what is offered instead, if anything, is a question with an answer. */
export const offering: readonly (readonly [question: string, offered: readonly string[]])[] = [
  ['Who should pay next in the house?', []],
  ['How much money did I rnet?', []],
  ['how much did i invoice in february', ['how much did i earn in february']],
  ['How much have I invoiced this year?', []],
  ['whats 20% of my rent', []],
  ['how much did sam spend by card', []],
  ['what orders are left this month', []],
  ['How much did I regularly spend on groceries?', ['How much did I spend on groceries?']],
]
