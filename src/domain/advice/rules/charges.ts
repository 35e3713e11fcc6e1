/** Advice about single charges: paid twice, dearer than before, paid for nothing, not paid back. */
import { addDays, type Day, daysBetween } from '#domain/calendar/calendar.ts'
import { counted } from '../../counted.ts'
import type { Finding, Rule } from '../advice.ts'
import { about, isRecurring } from '../covered.ts'
import type { EntryFact, Facts, SeriesFact, UnsortedFact } from '../facts.ts'
import { rhythmOf } from '../rhythm.ts'
import { dayWords, entryRow, goesOn, money, percentWords, rowsLink, timesWords } from '../words.ts'
import { isWorth, isWorthOnce, sumCost } from '../yardstick.ts'

const editLink = ({ id }: EntryFact) => `/mcapp/expenses?month=all&edit=${id}`

export const duplicateCharge: Rule = {
  name: 'duplicate-charge',
  find: (facts) =>
    facts.pairs
      .filter(({ second }) => isWorthOnce(facts, second.cost))
      .map(({ first, second }) => ({
        subject: second.id,
        title: `${second.name} may be in your book twice`,
        text:
          `${money(facts, second.amount, second.currency)} on ${dayWords(facts, first.date)} ` +
          `and the same on ${dayWords(facts, second.date)}. If it was one payment, delete one ` +
          'of them; if the bank took it twice, ask for it back.',
        yearly: second.cost,
        basis: 'the second of the two',
        isOnce: true,
        // It may be: the same was often bought twice.
        confidence: first.date === second.date ? 'medium' : 'low',
        evidence: [entryRow(first), entryRow(second)],
        link: rowsLink([first, second]),
        action: {
          label: 'Delete the second one',
          done: `${second.name} of ${dayWords(facts, second.date)} is deleted`,
          commands: [{ name: 'expenses.delete', args: { id: second.id } }],
          undo: [{ name: 'expenses.create', args: { doc: '{row}' } }],
          held: { collection: 'expenses', id: second.id, field: 'id', value: null },
        },
        matters: [about.payee(second.name), about.entry(first.id), about.entry(second.id)],
        weight: second.amount,
      })),
}

const oldLeast = 3
const newsDays = 92

/** The payments of the price of today, and those of the one before it, as far as they go. */
function pricesOf(entries: readonly EntryFact[]) {
  const last = entries.at(-1)
  const risenAt = entries.findLastIndex(({ amount }) => amount !== last?.amount) + 1
  const old = entries[risenAt - 1]
  const beganAt = entries.slice(0, risenAt).findLastIndex(({ amount }) => amount !== old?.amount)
  return { old: entries.slice(beganAt + 1, risenAt), risen: entries.slice(risenAt) }
}

function creepOf(facts: Facts, series: SeriesFact): readonly Finding[] {
  const { name, currency } = series
  if (series.kind !== 'expense' || isRecurring(facts, series)) return []
  const rhythm = rhythmOf(series.entries)
  const { old, risen } = pricesOf(series.entries)
  const [before, first, last] = [old.at(-1), risen[0], risen.at(-1)]
  if (!rhythm || !before || !first || !last || old.length < oldLeast) return []
  const rise = last.amount - before.amount
  const isNews = daysBetween(first.date, facts.today) <= newsDays
  const cost = last.cost === null ? null : Math.round((rise * last.cost) / last.amount)
  const yearly = cost === null ? null : cost * rhythm.perYear
  // A rise to more than double is another thing that is paid for.
  if (rise * 50 < before.amount || rise > before.amount || !isNews || !isWorth(facts, yearly, 2))
    return []
  const shown = [...old.slice(-oldLeast), ...risen]
  return [
    {
      subject: `${name} ${currency}`,
      title: `${name} costs more than before`,
      text:
        `It was ${money(facts, before.amount, currency)} on ${dayWords(facts, before.date)} and ` +
        `is ${money(facts, last.amount, currency)} since ${dayWords(facts, first.date)}, ` +
        `${percentWords(facts, rise, before.amount)} more. ` +
        'Look for a better offer, or ask for the old price.',
      yearly,
      basis: timesWords(facts, [{ times: rhythm.perYear, amount: rise }], currency),
      confidence: 'high',
      evidence: shown.map((entry) => entryRow(entry)),
      link: rowsLink(shown),
      action: null,
      matters: [about.payee(name)],
      weight: last.amount,
      about: String(last.amount),
    },
  ]
}

export const priceCreep: Rule = {
  name: 'price-creep',
  find: (facts) => facts.series.flatMap((series) => creepOf(facts, series)),
}

const feesLeast = 3

export const fees: Rule = {
  name: 'fees',
  find(facts) {
    const yearly = sumCost(facts.fees)
    const count = facts.fees.length
    if (yearly === null || count < feesLeast || !isWorth(facts, yearly, 2)) return []
    return [
      {
        subject: 'fees',
        title: `Fees cost you ${money(facts, yearly)} in a year`,
        text:
          `${count} fees in the last twelve months come to ${money(facts, yearly)}. ` +
          'Many accounts and cards have none.',
        yearly,
        basis: `${count} fees in the last twelve months, ${goesOn}`,
        confidence: 'high',
        evidence: facts.fees.map((entry) => entryRow(entry)),
        link: rowsLink(facts.fees),
        action: null,
        matters: ['fees', ...facts.fees.map(({ name }) => about.payee(name))],
        weight: yearly,
      },
    ]
  },
}

const usualLeast = 12

/** Half of an even number of them came to so much or less. */
const halfUpTo = (entries: readonly EntryFact[]): number =>
  entries.map(({ amount }) => amount).toSorted((a, b) => a - b)[entries.length / 2 - 1] ?? 0

export const outlier: Rule = {
  name: 'outlier',
  find: (facts) =>
    facts.outliers.flatMap(({ entry, before, categoryName }): Finding[] => {
      const shown = before.slice(before.length % 2)
      const usual = halfUpTo(shown)
      if (shown.length < usualLeast || entry.amount < usual * 8) return []
      return [
        {
          subject: entry.id,
          title: `${entry.name} with ${money(facts, entry.amount, entry.currency)} is unusual`,
          text:
            `It is of ${dayWords(facts, entry.date)}. Of ${shown.length} entries in ` +
            `${categoryName} before it, half were ${money(facts, usual)} or less. ` +
            'Check that the amount is right.',
          yearly: null,
          confidence: 'low',
          evidence: [entry, ...shown].map((one) => entryRow(one)),
          link: rowsLink([entry, ...shown]),
          action: { label: 'Check the amount', opens: editLink(entry) },
          matters: [about.entry(entry.id), about.payee(entry.name)],
          weight: entry.amount,
        },
      ]
    }),
}

const daysSince = ({ today }: Facts, day: Day) => counted(daysBetween(day, today), 'day')

/** A month counts as late where no day was agreed. */
const waitDays = 30

export const owedBack: Rule = {
  name: 'owed-back',
  find: (facts) =>
    facts.back
      .filter(({ entry, dueOn }) => (dueOn ?? addDays(entry.date, waitDays)) < facts.today)
      .filter(({ cost }) => isWorthOnce(facts, cost))
      .map(({ entry, from, amount, cost, dueOn }) => ({
        subject: entry.id,
        title: `${from} has not paid you back`,
        text:
          `${money(facts, amount, entry.currency)} for ${entry.name} of ` +
          `${dayWords(facts, entry.date)} ` +
          (dueOn
            ? `was due on ${dayWords(facts, dueOn)}, ${daysSince(facts, dueOn)} ago.`
            : `is open for ${daysSince(facts, entry.date)}.`),
        yearly: cost,
        basis: 'what is to come back',
        isOnce: true,
        confidence: 'high',
        evidence: [
          entryRow(entry),
          {
            ...entryRow(entry),
            id: `${entry.id} back`,
            words: `Of that, ${from} owes you`,
            date: dueOn,
            amount,
            link: editLink(entry),
          },
        ],
        link: null,
        action: { label: 'Mark as received', opens: editLink(entry) },
        matters: [about.entry(entry.id)],
        weight: amount,
      })),
}

function sorting(unsortedFact: UnsortedFact): readonly Finding[] {
  const { name, categoryId, categoryName, entries, sortedIds, elsewhereIds } = unsortedFact
  const all = sortedIds.length + elsewhereIds.length
  if (sortedIds.length < 3 || sortedIds.length * 5 < all * 4) return []
  const link = rowsLink(entries)
  const inIt = rowsLink(sortedIds.map((id) => ({ id })))
  const count = elsewhereIds.length === 0 ? `all ${all}` : `${sortedIds.length} of the ${all}`
  const others = `${count} others of the last twelve months are in ${categoryName}`
  const put = (to: string | null) => ({
    name: 'expenses.updateMany',
    args: { changes: entries.map(({ id }) => ({ id, patch: { categoryId: to } })) },
  })
  return [
    {
      subject: name,
      title: `${name} belongs to ${categoryName}`,
      text:
        `${entries.length === 1 ? 'One entry' : `${entries.length} entries`} of ${name} ` +
        `${entries.length === 1 ? 'has' : 'have'} no category; ${others}. ` +
        'Sorted, your budgets and charts count them.',
      yearly: null,
      confidence: 'medium',
      evidence: [
        ...entries.map((entry) => entryRow(entry)),
        {
          collection: 'expenses',
          id: `${categoryId} sorted`,
          words: `In ${categoryName}`,
          ...{ date: null, amount: null, currency: null, count: sortedIds.length },
          ...(inIt && { link: inIt }),
        },
        ...(elsewhereIds.length === 0 ? [] : [elsewhereRow(elsewhereIds)]),
      ],
      link,
      action: {
        label: `Put into ${categoryName}`,
        done: `${name} is in ${categoryName}`,
        commands: [put(categoryId)],
        undo: [put(null)],
        held: null,
      },
      matters: [about.payee(name)],
      weight: entries.length,
    },
  ]
}

const elsewhereRow = (ids: readonly string[]) => ({
  collection: 'expenses' as const,
  id: 'elsewhere',
  words: 'In another category',
  ...{ date: null, amount: null, currency: null, count: ids.length },
  link: rowsLink(ids.map((id) => ({ id }))) ?? '/mcapp/expenses',
})

export const unsorted: Rule = {
  name: 'unsorted',
  find: (facts) => facts.unsorted.flatMap(sorting),
}
