/** Makes a book of the lines of a register: its accounts, categories, entries and transfers. */
import type { AccountKind } from '../accounts/account.ts'
import { monthOf } from '../calendar/calendar.ts'
import { foldText } from '../ledger.ts'
import {
  accountKey,
  categoryKey,
  type MonthTotal,
  type MovedAccount,
  type MovedBook,
  type MovedBudget,
  type MovedCategory,
  type MovedEntry,
  type MovedLeftOut,
  type MovedSide,
  type MovedTransfer,
  type SourceLine,
} from './moved-book.ts'
import { pairLines } from './pair-lines.ts'

const kinds: readonly (readonly [RegExp, AccountKind])[] = [
  [/\b(?:card|credit|visa|master ?card|amex|kreditkarte|carte)\b/, 'card'],
  [/\b(?:savings?|sparen|sparkonto|tagesgeld|epargne|livret|ahorro)\b/, 'savings'],
  [/\b(?:cash|wallet|bargeld|geldborse|especes|efectivo|contanti)\b/, 'cash'],
]

const kindOf = (name: string): AccountKind =>
  kinds.find(([words]) => words.test(foldText(name)))?.[1] ?? 'current'

const keyOf = ({ account, currency }: SourceLine) => accountKey(account, currency)

function accountsOf(lines: readonly SourceLine[]): readonly MovedAccount[] {
  const names = new Map<string, Set<string>>()
  for (const { account, currency } of lines) {
    names.set(account, (names.get(account) ?? new Set()).add(currency))
  }
  return Array.from(Map.groupBy(lines, keyOf), ([key, some]): MovedAccount => {
    const { account, currency } = some[0] as SourceLine
    const isOnly = names.get(account)?.size === 1
    const openings = some.filter(({ kind }) => kind === 'opening')
    const days = some.map(({ date }) => date)
    return {
      ...{
        key,
        name: isOnly ? account : `${account} ${currency}`,
        kind: kindOf(account),
        currency,
      },
      opening: openings.reduce((sum, { amount }) => sum + amount, 0),
      openingOn: days.reduce((first, day) => (day < first ? day : first)),
      number: null,
    }
  })
}

/** What more came than left is income. */
function categoriesOf(
  lines: readonly SourceLine[],
  budgets: readonly MovedBudget[],
): readonly MovedCategory[] {
  const sums = new Map<string, { line: SourceLine; sum: number }>()
  for (const line of lines) {
    if (line.category === null || line.kind !== 'entry') continue
    const key = categoryKey(line.group, line.category)
    const one = sums.get(key) ?? { line, sum: 0 }
    sums.set(key, { line: one.line, sum: one.sum + line.amount })
  }
  const used = Array.from(
    sums,
    ([key, { line, sum }]): MovedCategory => ({
      ...{ key, name: line.category ?? '', group: line.group },
      type: sum > 0 ? 'income' : 'expense',
    }),
  )
  const idle = budgets.flatMap(({ category: key, name, group }): MovedCategory[] =>
    sums.has(key) ? [] : [{ key, name, group, type: 'expense' }],
  )
  return [...used, ...idle]
}

/** The same line of the next export has the same key; equal ones are counted. */
function keyed() {
  const seen = new Map<string, number>()
  return ({ account, currency, date, amount, payee, category, notes }: SourceLine) => {
    const said = JSON.stringify([account, currency, date, amount, payee, category, notes])
    const count = (seen.get(said) ?? 0) + 1
    seen.set(said, count)
    return `${said} ${count}`
  }
}

const categoryIn = ({ group, category }: SourceLine) =>
  category === null ? null : categoryKey(group, category)

function entryOf(line: SourceLine, key: string): MovedEntry {
  const { line: at, currency, date, amount, payee, notes, tags, isPending } = line
  const facts = { key, line: at, currency, date, amount, payee, notes, tags, isPending }
  return { ...facts, account: keyOf(line), category: categoryIn(line), parts: null }
}

const mostParts = 20

/** One purchase over several categories, where all of it left. */
function* entriesOf(lines: readonly SourceLine[], keyFor: (line: SourceLine) => string) {
  const groupOf = (line: SourceLine, at: number) =>
    line.split === null ? `alone ${at}` : `${keyOf(line)} ${line.date} ${line.split}`
  for (const some of Map.groupBy(lines, groupOf).values()) {
    const [first] = some
    if (!first) continue
    const isOne = some.length > 1 && some.length <= mostParts
    if (!isOne || some.some(({ amount }) => amount >= 0)) {
      for (const line of some) yield entryOf(line, keyFor(line))
      continue
    }
    const keys = some.map(keyFor)
    const notes = [...new Set(some.map((line) => line.notes).filter(Boolean))].join('\n')
    yield {
      ...entryOf(first, keys.join('\n')),
      amount: some.reduce((sum, { amount }) => sum + amount, 0),
      notes: notes || null,
      parts: some.map((line) => ({ amount: -line.amount, category: categoryIn(line) })),
    }
  }
}

const sideOf = (line: SourceLine): MovedSide => ({
  ...{ account: keyOf(line), currency: line.currency, date: line.date },
  ...{ amount: Math.abs(line.amount), text: line.payee },
})

function transfersOf(lines: readonly SourceLine[], keyFor: (line: SourceLine) => string) {
  const { pairs, alone } = pairLines(lines)
  const made = (from: SourceLine | null, to: SourceLine | null): MovedTransfer[] => {
    const said = from ?? to
    if (!said) return []
    const key = [from, to].map((line) => (line ? keyFor(line) : '')).join('\n')
    const notes = said.notes ?? to?.notes ?? null
    const sides = { from: from && sideOf(from), to: to && sideOf(to) }
    return [{ key, line: said.line, ...sides, notes, tags: said.tags }]
  }
  return [
    ...pairs.flatMap(({ from, to }) => made(from, to)),
    ...alone.flatMap((line) => (line.amount < 0 ? made(line, null) : made(null, line))),
  ]
}

/** What the file itself comes to, by account and month; an opening counts on the first day. */
function totalsIn(
  moved: readonly Pick<SourceLine, 'account' | 'currency' | 'date' | 'amount'>[],
): readonly MonthTotal[] {
  const sums = new Map<string, MonthTotal>()
  for (const { account: name, currency, date, amount } of moved) {
    const [account, month] = [accountKey(name, currency), monthOf(date)]
    const key = `${account} ${month}`
    sums.set(key, { account, currency, month, amount: (sums.get(key)?.amount ?? 0) + amount })
  }
  return [...sums.values()]
}

export interface Assembled extends Pick<MovedBook, 'source' | 'budgets' | 'remarks'> {
  readonly lines: readonly SourceLine[]
  readonly leftOut: readonly MovedLeftOut[]
}

export function assembleBook({ source, lines, leftOut, budgets, remarks }: Assembled): MovedBook {
  const accounts = accountsOf(lines)
  const firstDays = new Map(accounts.map(({ key, openingOn }) => [key, openingOn]))
  const nothing = lines.filter(({ amount, kind }) => amount === 0 && kind !== 'opening')
  const moving = lines.filter(({ amount, kind }) => amount !== 0 && kind !== 'opening')
  const keyFor = keyed()
  const datedFirst = (line: SourceLine) =>
    line.kind === 'opening' ? { ...line, date: firstDays.get(keyOf(line)) ?? line.date } : line
  return {
    ...{ source, accounts, categories: categoriesOf(lines, budgets), budgets, remarks },
    entries: [
      ...entriesOf(
        moving.filter(({ kind }) => kind === 'entry'),
        keyFor,
      ),
    ],
    transfers: transfersOf(
      moving.filter(({ kind }) => kind === 'transfer'),
      keyFor,
    ),
    leftOut: [
      ...leftOut,
      ...nothing.map(({ line, payee }) => {
        return { line, words: payee || `Line ${line}`, reason: 'It moves no money.' }
      }),
    ],
    stated: totalsIn([...lines.map(datedFirst), ...leftOut.flatMap(({ moved }) => moved ?? [])]),
  }
}
