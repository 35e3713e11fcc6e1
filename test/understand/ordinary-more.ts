import { formatDay } from '#domain/calendar/calendar.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { OrdinaryQuestion } from './ordinary.ts'
import { boughtAt, filedUnder, type Recount } from './recount.ts'

const gymDays = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `2026-${String(n).padStart(2, '0')}-12`)
const tvMonths = ['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10']
const dearMonths = ['2026-11', '2026-12', '2027-01', '2027-02']

/** A gym that was given up, filed with health, and a contract that nobody entered in Recurring. */
export const besides = [
  ...gymDays.map((date) => ({
    ...{ id: `gym-${date}`, date, description: 'Ironworks Gym', merchant: 'Ironworks Gym' },
    ...{ amount: 2400, currency: 'GBP', category: 'Health', paymentMethod: 'bank' },
  })),
  ...[...tvMonths, ...dearMonths].map((month) => ({
    ...{ id: `tv-${month}`, date: `${month}-20`, description: 'Skybox', merchant: 'Skybox' },
    ...{ amount: tvMonths.includes(month) ? 1200 : 1400, currency: 'GBP' },
    ...{ category: 'Subscriptions', paymentMethod: 'bank' },
  })),
  // The one of March is late.
  ...['2026-11', '2026-12', '2027-01', '2027-02'].map((month) => ({
    ...{ id: `pool-${month}`, date: `${month}-14`, description: 'Lido', merchant: 'Lido' },
    ...{ amount: 900, currency: 'GBP', category: 'Health', paymentMethod: 'bank' },
  })),
]

const money = (amount: number) => formatAmount(amount, 'GBP', 'en-GB')
const all = () => true
const january = ['2027-01-01', '2027-01-31'] as const
const february = ['2027-02-01', '2027-02-28'] as const
const thisYear = ['2027-01-01', '2027-03-17'] as const

/** Each asked in its own way; the figures are recounted where there are any. */
export function furtherQuestions(book: Recount): readonly OrdinaryQuestion[] {
  const last = book.bought(all).at(-1)
  const lastDay = formatDay(last?.date ?? '', 'en-GB', { day: 'numeric', month: 'long' })
  const gym = boughtAt('Ironworks Gym')
  return [
    { ask: 'What was the last thing I bought?', says: [lastDay, money(last?.cost ?? 0)] },
    { ask: 'When did I last go to the gym?', says: ['12 October 2026'] },
    { ask: 'How much did I spend at the gym in 2026?', says: [money(book.sum(gym))] },
    { ask: 'Am I still paying for the Ironworks Gym?', says: ['No', '12 October 2026'] },
    { ask: 'Do I still pay for Skybox?', says: ['Yes', '20 February 2027'] },
    { ask: 'Am I still paying for the film club?', says: ['Yes', money(1099)] },
    { ask: 'Am I still paying for the magazine?', says: ['No', 'paused'] },
    { ask: 'What did I cancel?', says: ['Ironworks Gym', '12 October 2026', 'Magazine'] },
    { ask: 'When did I cancel the gym?', says: ['Ironworks Gym', '12 October 2026'] },
    { ask: 'Which subscriptions have I cancelled?', says: ['Ironworks Gym', 'not in your book'] },
    { ask: 'How much did Skybox go up?', says: [money(1200), money(1400), '20 November 2026'] },
    { ask: 'When did Skybox go up?', says: ['20 November 2026'] },
    { ask: 'When did the rent go up?', says: ['1 January 2027'] },
    { ask: 'How long have I been paying for Skybox?', says: ['Since 20 April 2026'] },
    { ask: 'When did I start paying for Skybox?', says: ['Since 20 April 2026'] },
    {
      ask: 'How much was my last petrol bill?',
      says: [money(book.bought(filedUnder('Fuel')).at(-1)?.cost ?? 0)],
    },
    ...laterQuestions(book),
  ]
}

function laterQuestions(book: Recount): readonly OrdinaryQuestion[] {
  const tops = ['Home', 'Groceries', 'Transport', 'Leisure', 'Subscriptions', 'Eating out']
    .map((name) => ({ name, sum: book.sum(filedUnder(name), ...thisYear) }))
    .toSorted((a, b) => b.sum - a.sum)
    .slice(0, 3)
  const places = book.sum(all, '2026-03-01', '2027-02-28')
  return [
    {
      ask: 'Top 3 categories this year',
      says: tops.map(({ name, sum }) => `${name}: ${money(sum)}`),
      not: ['4. '],
    },
    { ask: 'Top 2 shops this year', says: ['1. ', '2. '], not: ['3. '] },
    { ask: 'Which shop do I spend the most at?', says: [`≈\u00a0${money(places)}`] },
    { ask: 'Where does my money go?', says: [`≈\u00a0${money(places)}`] },
    {
      ask: 'How much did I spend each month this year?',
      says: [money(book.sum(all, ...january)), money(book.sum(all, ...february)), 'still running'],
    },
    {
      ask: 'How much did I spend at the pharmacy?',
      says: ['Nothing was spent on Pharmacy'],
      not: [money(book.sum(all, '2027-03-01', '2027-03-17'))],
    },
    {
      ask: 'How often did I fill up the car in 2026?',
      says: [`${book.bought(filedUnder('Fuel'), '2026-01-01', '2026-12-31').length} times`],
    },
    { ask: 'How many subscriptions do I have?', says: ['4 in all'] },
    {
      ask: 'Which subscription is the most expensive?',
      says: ['Skybox is the dearest', money(1400 * 12)],
    },
    { ask: 'How much do my subscriptions cost per year?', says: ['Your 4 subscriptions cost'] },
    { ask: 'What can I cancel?', says: ['Skybox'], not: ['Rent'] },
    {
      ask: 'How much did Tariq spend?',
      says: ['Tariq Aziz’s share of the bills is £102.00', 'not in your book'],
      not: ['You spent'],
    },
    { ask: 'refunds this year', says: [money(9500), 'in 1 refund'] },
    { ask: 'What will I have at the end of April?', says: ['The forecast until 30 April 2027'] },
  ]
}

const dearestDay = 'What was my most expensive day in February?'

/** What the question before says is taken over only where the new one says nothing. */
export function goingOn(book: Recount): readonly OrdinaryQuestion[] {
  const year = book.byMonth(all, ...thisYear)
  const most = Math.max(...year.values())
  const groceries = filedUnder('Groceries')
  const aldi = boughtAt('Aldi')
  const both = ['How much did I spend on groceries in February?']
  return [
    {
      before: [dearestDay],
      ask: 'In which month did I spend the most this year?',
      says: [money(most), '2027 so far'],
    },
    {
      before: [dearestDay],
      ask: 'On which day did I spend the most in 2026?',
      says: ['Looked at: 2026.'],
    },
    {
      before: ['groceries per week'],
      ask: 'groceries by month',
      says: [`January 2027: ${money(book.sum(groceries, ...january))}`],
      not: ['a week'],
    },
    { before: both, ask: 'and in January?', says: [money(book.sum(groceries, ...january))] },
    { before: both, ask: 'and at Aldi?', says: [money(book.sum(aldi, ...february))] },
    {
      before: both,
      ask: 'How much did I spend in January?',
      says: [money(book.sum(all, ...january))],
    },
    {
      before: both,
      ask: 'How often did I go to Aldi this year?',
      says: [`${book.bought(aldi, ...thisYear).length} times`],
    },
    { before: both, ask: 'What was the last thing I bought?', says: ['The last expense was'] },
    {
      before: both,
      ask: 'How much did I spend on fuel in 2026?',
      says: [money(book.sum(filedUnder('Fuel'), '2026-01-01', '2026-12-31'))],
    },
    {
      before: ['Groceries over 40 in February'],
      ask: 'Which shop did I spend the most at this year?',
      says: ['2027 so far'],
      not: ['over'],
    },
  ]
}

/** Content that no book knows: the word is named, and no figure is given. */
export const notInTheBook: readonly (readonly [string, string])[] = [
  ['How much did I spend on eating out in the evenings?', 'evenings'],
  ['How much did I spend on groceries in the mornings?', 'mornings'],
  ['How much did I spend on coffee at night?', 'night'],
  ['How much did I spend on groceries per person?', 'person'],
  ['How much did I spend on groceries abroad?', 'abroad'],
  ['How much did I spend online in February?', 'online'],
  ['How much did I spend on groceries with Ada?', 'Ada'],
  ['How much fuel did I use per kilometre?', 'kilometre'],
  ['How much did I spend on my birthday?', 'birthday'],
  ['How much did I spend on groceries at lunchtime?', 'lunchtime'],
  ['How much did I spend on impulse in February?', 'impulse'],
  ['How often did I walk to Aldi?', 'walk'],
  ['What was my largest tax deductible expense in February?', 'tax'],
  ['How much did I nearly spend in February?', 'nearly'],
  ['How many calories did I buy in February?', 'calories'],
  ['How much did I earn per hour in February?', 'hour'],
  ['When did I last spend money on a whim?', 'whim'],
  ['How much did I spend standing in February?', 'standing'],
  ['How much did I spend on groceries early in the day in February?', 'early'],
  ['How much did my neighbours spend on groceries?', 'neighbours'],
  ['How much did I spend on private groceries in February?', 'private'],
  ['How much did I spend on groceries together with friends in February?', 'friends'],
  ['How much did I waste in February?', 'waste'],
  ['How much did I regret in February?', 'regret'],
]
