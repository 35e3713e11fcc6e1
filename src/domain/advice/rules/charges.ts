/** Advice about single charges: paid twice, dearer than before, paid for nothing, not paid back. */
import { medianOf } from '../../budgets/median.ts'
import { addDays, daysBetween } from '../../calendar.ts'
import { type Finding, newId, type Rule } from '../advice.ts'
import type { Facts, SeriesFact } from '../facts.ts'
import { rhythmOf } from '../rhythm.ts'
import { dayWords, entryRow, money, percent } from '../words.ts'
import { isWorth, sumCost } from '../yardstick.ts'

export const duplicateCharge: Rule = {
  name: 'duplicate-charge',
  find: (facts) =>
    facts.pairs.map(({ first, second }) => ({
      subject: second.id,
      title: `${second.name} may be in your book twice`,
      text:
        `${second.name} took ${money(facts, second.amount, second.currency)} on ` +
        `${dayWords(facts, first.date)} and the same on ${dayWords(facts, second.date)}. ` +
        'If it was one payment, delete one of them; if the bank took it twice, ask for it back.',
      yearly: second.cost,
      isOnce: true,
      confidence: first.date === second.date ? 'high' : 'medium',
      evidence: [entryRow(first), entryRow(second)],
      link: null,
      action: {
        label: 'Delete the second one',
        done: `${second.name} of ${dayWords(facts, second.date)} is deleted`,
        commands: [{ name: 'expenses.delete', args: { id: second.id } }],
        undo: [{ name: 'expenses.create', args: { doc: '{row}' } }],
        held: { collection: 'expenses', id: second.id, field: 'id', value: null },
      },
      weight: second.amount,
    })),
}

function creepOf(facts: Facts, series: SeriesFact): readonly Finding[] {
  const { entries, name, currency } = series
  const rhythm = rhythmOf(entries)
  const last = entries.at(-1)
  if (!rhythm || !last || entries.length < 4 || series.kind !== 'expense') return []
  const before = medianOf(entries.slice(0, -1).map(({ amount }) => amount)) ?? last.amount
  const rise = last.amount - before
  // What differs every time has no price that could have risen.
  const steady = entries.slice(0, -1).filter(({ amount }) => amount === before).length
  if (rise * 50 < before || steady * 3 < (entries.length - 1) * 2) return []
  const yearly = last.cost === null ? null : Math.round((rise * last.cost) / last.amount)
  const first = entries[0] ?? last
  return [
    {
      subject: `${name} ${currency}`,
      title: `${name} costs more than before`,
      text:
        `${name} went from ${money(facts, before, currency)} to ` +
        `${money(facts, last.amount, currency)} on ${dayWords(facts, last.date)}, ` +
        `${percent(rise, before)}% more. Look for a better offer, or ask for the old price.`,
      yearly: yearly === null ? null : yearly * rhythm.perYear,
      confidence: 'high',
      evidence: [first, ...entries.slice(-3)].filter(isFirst).map((entry) => entryRow(entry)),
      link: null,
      action: null,
      weight: last.amount,
      about: String(last.amount),
    },
  ]
}

const isFirst = <T>(one: T, at: number, all: readonly T[]) => all.indexOf(one) === at

export const priceCreep: Rule = {
  name: 'price-creep',
  find: (facts) => facts.series.flatMap((series) => creepOf(facts, series)),
}

export const fees: Rule = {
  name: 'fees',
  find(facts) {
    const yearly = sumCost(facts.fees)
    if (yearly === null || facts.fees.length < 2 || !isWorth(facts, yearly, 2)) return []
    return [
      {
        subject: 'fees',
        title: `Fees cost you ${money(facts, yearly)} in a year`,
        text:
          `${facts.fees.length} fees in the last twelve months come to ${money(facts, yearly)}. ` +
          'Many accounts and cards have none.',
        yearly,
        confidence: 'high',
        evidence: facts.fees.map((entry) => entryRow(entry)),
        link: null,
        action: null,
        weight: yearly,
      },
    ]
  },
}

export const outlier: Rule = {
  name: 'outlier',
  find: (facts) =>
    facts.outliers.map(({ entry, usual, categoryName }) => ({
      subject: entry.id,
      title: `${entry.name} is far above your usual`,
      text:
        `${money(facts, entry.amount, entry.currency)} at ${entry.name} on ` +
        `${dayWords(facts, entry.date)}; one entry in ${categoryName} is usually about ` +
        `${money(facts, usual)}. Check that the amount is right.`,
      yearly: null,
      confidence: 'low',
      evidence: [entryRow(entry)],
      link: null,
      action: null,
      weight: entry.amount,
    })),
}

/** Twice the usual wait counts as late where no day was agreed. */
const waitDays = 30

export const owedBack: Rule = {
  name: 'owed-back',
  find: (facts) =>
    facts.back
      .filter(({ entry, dueOn }) => (dueOn ?? addDays(entry.date, waitDays)) < facts.today)
      .map(({ entry, from, amount, cost, dueOn }) => ({
        subject: entry.id,
        title: `${from} has not paid you back`,
        text:
          `${money(facts, amount, entry.currency)} for ${entry.name} of ` +
          `${dayWords(facts, entry.date)} ` +
          `${dueOn ? `was due on ${dayWords(facts, dueOn)}` : 'is still open'}, ` +
          `${daysBetween(dueOn ?? entry.date, facts.today)} days ago.`,
        yearly: cost,
        isOnce: true,
        confidence: 'high',
        evidence: [entryRow(entry)],
        link: null,
        action: {
          label: 'It was paid back',
          done: `${from} has paid you back`,
          commands: [
            {
              name: 'incomes.create',
              args: {
                doc: {
                  id: newId,
                  amount,
                  currency: entry.currency,
                  description: entry.name,
                  source: from,
                  date: facts.today,
                  settles: entry.id,
                },
              },
            },
            {
              name: 'expenses.update',
              args: {
                id: entry.id,
                patch: { expectedBack: { amount, from, dueOn, settledBy: newId } },
              },
            },
          ],
          undo: [
            {
              name: 'expenses.update',
              args: {
                id: entry.id,
                patch: { expectedBack: { amount, from, dueOn, settledBy: null } },
              },
            },
            { name: 'incomes.delete', args: { id: newId } },
          ],
          held: null,
        },
        weight: amount,
      })),
}

export const unsorted: Rule = {
  name: 'unsorted',
  find: (facts) =>
    facts.unsorted.map(({ name, categoryId, categoryName, entries }) => ({
      subject: name,
      title: `${name} belongs to ${categoryName}`,
      text:
        `${entries.length === 1 ? 'One entry' : `${entries.length} entries`} of ${name} ` +
        `without a category; the others are in ${categoryName}. ` +
        'Sorted, your budgets and charts count them.',
      yearly: null,
      confidence: 'medium',
      evidence: entries.map((entry) => entryRow(entry)),
      link: null,
      action: {
        label: `Put into ${categoryName}`,
        done: `${name} is in ${categoryName}`,
        commands: [
          {
            name: 'expenses.updateMany',
            args: { changes: entries.map(({ id }) => ({ id, patch: { categoryId } })) },
          },
        ],
        undo: [
          {
            name: 'expenses.updateMany',
            args: { changes: entries.map(({ id }) => ({ id, patch: { categoryId: null } })) },
          },
        ],
        held: null,
      },
      weight: entries.length,
    })),
}
