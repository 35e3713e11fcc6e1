/** Advice about what comes again: too many of a kind, not written down, and due soon. */
import { daysBetween } from '#domain/calendar/calendar.ts'
import type { Evidence, Finding, Rule } from '../advice.ts'
import { billMatters, bills } from '../bills.ts'
import { about, isRecurring, nameKey } from '../covered.ts'
import type { Facts, SeriesFact, TemplateFact } from '../facts.ts'
import { nextAfter, rhythmOf } from '../rhythm.ts'
import {
  dayWords,
  entryRow,
  inBook,
  money,
  opening,
  rowsLink,
  sumWords,
  templateRow,
  timesWords,
} from '../words.ts'
import { isWorth, usualMonth } from '../yardstick.ts'

const link = ({ id }: TemplateFact) => `/mcapp/recurring?edit=${id}`

const overlapLeast = 3

export const overlapping: Rule = {
  name: 'overlapping-subscriptions',
  find(facts) {
    const small = usualMonth(facts)
    // Rent and power may share a category too: what overlaps is small beside a month.
    // What ends is given up already, or goes on as another one that is counted itself.
    const candidates = bills(facts).filter(
      ({ categoryId, frequency, nextCost, endOn, yearly }) =>
        endOn === null &&
        categoryId !== null &&
        frequency === 'monthly' &&
        small !== null &&
        nextCost !== null &&
        yearly !== null &&
        nextCost * 50 <= small,
    )
    return [...Map.groupBy(candidates, ({ categoryId }) => categoryId ?? '')].flatMap(
      ([categoryId, all]) => overlapIn(facts, categoryId, all),
    )
  },
}

const byYear = (a: TemplateFact, b: TemplateFact) =>
  (b.yearly ?? 0) - (a.yearly ?? 0) || (a.id < b.id ? -1 : 1)

/** Each with what it takes in a year, so that the rows add up. */
const yearRow = (facts: Facts, template: TemplateFact): Evidence => ({
  ...templateRow(template),
  words: `${template.name}, ${timesWords(facts, template.ahead, template.currency)}`,
  date: null,
  amount: template.yearly,
  currency: facts.currency,
  ...inBook(facts)(template),
})

function overlapIn(
  facts: Facts,
  categoryId: string,
  found: readonly TemplateFact[],
): readonly Finding[] {
  const all = found.toSorted(byYear)
  const least = all.at(-1)
  const total = all.reduce((sum, { yearly }) => sum + (yearly ?? 0), 0)
  if (!least || all.length < overlapLeast || !isWorth(facts, least.yearly, 2)) return []
  // The list of a category shows the larger and the rarer ones too.
  const isWhole = bills(facts).every((one) => one.categoryId !== categoryId || all.includes(one))
  return [
    {
      subject: categoryId,
      title: `${all.length} monthly subscriptions in ${least.categoryName ?? 'one category'}`,
      text:
        `${all.map(({ name }) => name).join(', ')} together cost ` +
        `${sumWords(facts, total, all.map(inBook(facts)))} in the ` +
        `next twelve months. The least of them is ${least.name} with ` +
        `${sumWords(facts, least.yearly ?? 0, [inBook(facts)(least)])}. Do you need all of them?`,
      yearly: least.yearly,
      basis: `${least.name} alone: ${timesWords(facts, least.ahead, least.currency)}`,
      confidence: 'low',
      evidence: all.map((template) => yearRow(facts, template)),
      link: isWhole ? `/mcapp/recurring?kind=expense&state=active&category=${categoryId}` : null,
      action: null,
      matters: [about.category(categoryId), ...all.flatMap(billMatters)],
      weight: total,
      about: String(all.length),
    },
  ]
}

const unlistedLeast = 3

function unlistedIn(facts: Facts, series: SeriesFact): readonly Finding[] {
  const { name, currency, entries, categoryId } = series
  const rhythm = rhythmOf(entries)
  const [first, last] = [entries[0], entries.at(-1)]
  if (series.kind !== 'expense' || isRecurring(facts, series)) return []
  if (!rhythm || !first || !last) return []
  const nextOn = nextAfter(last.date, rhythm)
  const isSteady = entries.every(({ amount }) => Math.abs(amount - last.amount) * 5 <= last.amount)
  const isOver = daysBetween(nextOn, facts.today) > 10
  const yearly = last.cost === null ? null : last.cost * rhythm.perYear
  if (!isSteady || isOver || entries.length < unlistedLeast) return []
  if (!isWorth(facts, yearly, 2)) return []
  const amounts = entries.map(({ amount }) => amount)
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)].map((amount) =>
    money(facts, amount, currency),
  )
  return [
    {
      subject: `${name} ${currency}`,
      title: `${name} comes about ${rhythm.words}`,
      text:
        `${entries.length} payments since ${dayWords(facts, first.date)}, each ` +
        `${low === high ? low : `${low} to ${high}`}, the last on ${dayWords(facts, last.date)}. ` +
        'In Recurring you see it coming, and budgets count it.',
      // Knowing of it saves nothing yet.
      yearly: null,
      confidence: entries.length > 4 ? 'high' : 'medium',
      evidence: entries.map((entry) => entryRow(entry)),
      link: rowsLink(entries),
      action: opening('Add to Recurring', '/mcapp/recurring?add=expense', {
        ...{ description: name, amount: last.amount, currency, categoryId, ...series.paid },
        ...{ frequency: rhythm.frequency, interval: rhythm.interval },
        startOn: nextOn > facts.today ? nextOn : nextAfter(nextOn, rhythm),
      }),
      matters: [about.payee(name)],
      weight: last.amount,
    },
  ]
}

export const unlisted: Rule = {
  name: 'unlisted-subscription',
  find: (facts) => facts.series.flatMap((series) => unlistedIn(facts, series)),
}

export const yearlyBillAhead: Rule = {
  name: 'yearly-bill-ahead',
  find(facts) {
    const month = usualMonth(facts)
    return bills(facts).flatMap((template): Finding[] => {
      const { frequency, nextOn, nextCost, name, names, currency, amount } = template
      if (frequency !== 'yearly' || nextOn === null || nextCost === null) return []
      const days = daysBetween(facts.today, nextOn)
      if (days < 14 || days > 120 || month === null || nextCost * 10 < month) return []
      const isSavedFor = ({ name: goal }: { readonly name: string }) =>
        names.some((one) => nameKey(goal).includes(nameKey(one)))
      if (facts.goals.some(isSavedFor)) return []
      return [
        {
          subject: template.id,
          title: `${name} is due on ${dayWords(facts, nextOn)}`,
          text:
            `${money(facts, amount, currency)} at once, in ${days} days. ` +
            'A goal puts it aside in parts until then.',
          yearly: null,
          confidence: 'high',
          evidence: [templateRow(template)],
          link: link(template),
          action: opening('Make a goal of it', '/mcapp/goals?add=1', {
            ...{ name, targetAmount: amount, currency, targetOn: nextOn },
          }),
          matters: billMatters(template),
          weight: amount,
          about: nextOn,
        },
      ]
    })
  },
}
