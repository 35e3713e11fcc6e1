/** Reads of a typed line which account it moved, and whether it only moves money between two. */
import type { AccountKind } from '../../accounts/account.ts'
import type { Day } from '../../calendar/calendar.ts'
import { foldText } from '../../ledger.ts'
import { type PaymentMethod, paymentCalled } from '../find-payment.ts'
import type { Mark } from '../line-parts.ts'
import { createLineReader, type EntryLine, type LineContext } from '../read-line.ts'

export interface LineAccount {
  readonly id: string
  readonly name: string
  readonly kind: AccountKind
  readonly currency: string
}

/** Money from one account to another; null is one that is not kept here. */
export interface LineTransfer {
  readonly fromId: string | null
  readonly toId: string | null
  readonly amount: number
  /** Where a second amount was said. */
  readonly arrives: number | null
  readonly date: Day | null
}

export interface BookLine extends EntryLine {
  readonly accountId: string | null
  readonly transfer: LineTransfer | null
}

export interface BookContext extends LineContext {
  /** Those that are in use. */
  readonly accounts: readonly LineAccount[]
}

const kindCalled: Readonly<Record<string, AccountKind>> = {
  ...{ cash: 'cash', wallet: 'cash', purse: 'cash', bargeld: 'cash', portemonnaie: 'cash' },
  ...{ current: 'current', checking: 'current', giro: 'current', girokonto: 'current' },
  ...{ savings: 'savings', sparkonto: 'savings', tagesgeld: 'savings', card: 'card' },
  ...{ 'credit card': 'card', kreditkarte: 'card' },
}

const kindPaid: Readonly<Partial<Record<PaymentMethod, AccountKind>>> = {
  cash: 'cash',
  card: 'card',
  bank: 'current',
}

type Accounts = readonly LineAccount[]

const only = (found: Accounts): LineAccount | null => (found.length === 1 && found[0]) || null
const onlyOf = (accounts: Accounts, kind: AccountKind | undefined) =>
  kind === undefined ? null : only(accounts.filter((one) => one.kind === kind))

/** Shorter ones begin too much. */
const shortestBeginning = 3

/** By its name, by how only that name begins, or by its kind where there is but one. */
export function accountCalled(phrase: string, accounts: Accounts): LineAccount | null {
  const said = foldText(phrase).trim()
  if (!/\p{L}/u.test(said)) return null
  const exact = accounts.filter(({ name }) => foldText(name) === said)
  if (exact.length > 0) return only(exact)
  const isLong = said.length >= shortestBeginning
  const begun = isLong ? accounts.filter(({ name }) => foldText(name).startsWith(said)) : []
  return only(begun) ?? onlyOf(accounts, kindCalled[said])
}

interface AccountPlace {
  readonly id: string
  readonly start: number
  readonly end: number
}

const wordsIn = (text: string) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word: word.replace(/[,;]+$/, ''),
    start: index,
    end: index + word.length,
  }))

const longestName = 4

/** The longest run of words from here that is an account. */
function accountAt(text: string, at: number, accounts: Accounts): AccountPlace | null {
  const words = wordsIn(text)
  for (let count = Math.min(longestName, words.length - at); count > 0; count--) {
    const run = words.slice(at, at + count)
    const account = accountCalled(run.map(({ word }) => word).join(' '), accounts)
    const [first, last] = [run[0], run.at(-1)]
    if (account && first && last) return { id: account.id, start: first.start, end: last.end }
  }
  return null
}

/** Spaces in its place, so that everything else stands where it did. */
const without = (text: string, { start, end }: Pick<AccountPlace, 'start' | 'end'>) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

const fromWords = /^(?:from|von|vom|aus)$/i
const toWords = /^(?:to|into|auf|nach)$/i

/** `from giro`, wherever it stands, and the line without it. */
function taken(text: string, lead: RegExp, accounts: Accounts) {
  const words = wordsIn(text)
  for (const [at, { word, start }] of words.entries()) {
    const found = lead.test(word) ? accountAt(text, at + 1, accounts) : null
    if (found) return { id: found.id, rest: without(text, { start, end: found.end }) }
  }
  return null
}

/** One end of an arrow: the account it names, and what else it says. */
function endOf(text: string, accounts: Accounts) {
  for (const at of wordsIn(text).keys()) {
    const found = accountAt(text, at, accounts)
    if (found) return { id: found.id, rest: without(text, found) }
  }
  return { id: null, rest: text }
}

const moving = /\b(?:transfer(?:red)?|moved?|umbuchung|überweisung|virement)\b/giu
const arrow = /\s*(?:->|→|=>|➔)\s*/

type Read = (text: string) => EntryLine

const isBare = ({ description, tags, back, groupId }: EntryLine) =>
  description === '' && tags.length === 0 && back === null && groupId === null

const inCurrency = (accounts: Accounts, currency: string | null) =>
  currency === null ? null : only(accounts.filter((one) => one.currency === currency))

function byArrow(text: string, accounts: Accounts, read: Read): LineTransfer | null {
  const [left = '', right = '', ...more] = text.split(arrow)
  if (right === '' || more.length > 0) return null
  const [from, to] = [endOf(left, accounts), endOf(right, accounts)]
  const [out, into] = [read(from.rest.replace(moving, ' ')), read(to.rest)]
  const amount = out.amount ?? into.amount
  if (amount === null || !isBare(out) || !isBare(into)) return null
  const fromId = from.id ?? inCurrency(accounts, out.currency)?.id ?? null
  const toId = to.id ?? inCurrency(accounts, into.currency)?.id ?? null
  if ((fromId === null && toId === null) || fromId === toId) return null
  const arrives = out.amount === null ? null : into.amount
  return { fromId, toId, amount, arrives, date: out.date ?? into.date }
}

function byWords(text: string, accounts: Accounts, read: Read): LineTransfer | null {
  const from = taken(text, fromWords, accounts)
  const to = taken(from?.rest ?? text, toWords, accounts)
  if (!from && !to) return null
  const line = read((to?.rest ?? from?.rest ?? '').replace(moving, ' '))
  if (line.amount === null || !isBare(line)) return null
  const current = onlyOf(accounts, 'current')?.id ?? null
  const other = (id: string | undefined) => (id === current ? null : current)
  const [fromId, toId] = [from?.id ?? other(to?.id), to?.id ?? other(from?.id)]
  if (fromId === toId) return null
  return { fromId, toId, amount: line.amount, arrives: null, date: line.date }
}

interface Named {
  readonly id: string
  /** What is left to be read. */
  readonly text: string
  readonly mark: Mark
}

const atSign = /(?<=^|\s)@(\p{L}[\p{L}\p{N}_.-]*)/gu

/** `@cash`: a person of that name keeps it. */
function byAtSign(text: string, { accounts, people }: BookContext): Named | null {
  const known = new Set(people.map(foldText))
  for (const { 0: raw, 1: name = '', index } of text.matchAll(atSign)) {
    if (known.has(foldText(name))) continue
    const account = accountCalled(name.replaceAll('-', ' '), accounts)
    if (!account) continue
    const span = { start: index, end: index + raw.length }
    return { id: account.id, text: without(text, span), mark: { part: 'payment', ...span } }
  }
  return null
}

/** Its whole name at the end, behind what was bought: `coffee 3 giro`. */
function atTheEnd(text: string, { accounts, locale }: BookContext): Named | null {
  const words = wordsIn(text)
  for (let count = Math.min(longestName, words.length - 1); count > 0; count--) {
    const run = words.slice(-count)
    const said = foldText(run.map(({ word }) => word).join(' '))
    const account = only(accounts.filter(({ name }) => foldText(name) === said))
    const start = run[0]?.start ?? 0
    const before = text.slice(0, start)
    if (!account || !/\p{L}{2}/u.test(before) || !/\d/.test(before)) continue
    const span = { start, end: text.length }
    const isPayment = paymentCalled(said, locale.slice(0, 2)) !== null
    const mark = { part: 'payment', ...span } as const
    return { id: account.id, text: isPayment ? text : without(text, span), mark }
  }
  return null
}

/** The same reader as without accounts, and what the line says of them. */
export function createBookReader(context: BookContext): (text: string) => BookLine {
  const { accounts } = context
  const read = createLineReader(context)
  const nothing = { accountId: null, transfer: null }
  if (accounts.length === 0) return (text) => ({ ...read(text), ...nothing })
  return (text) => {
    const named = byAtSign(text, context) ?? atTheEnd(text, context)
    const line = read(named?.text ?? text)
    const method = line.paymentMethod
    const paid = method === null ? null : onlyOf(accounts, kindPaid[method])
    const kind = accounts.find(({ id }) => id === named?.id)?.kind
    const isMarked = named !== null && named.text !== text
    const marks = isMarked ? [...line.marks, named.mark] : line.marks
    return {
      ...line,
      marks: marks.toSorted((a, b) => a.start - b.start),
      paymentMethod: method ?? (kind === 'cash' || kind === 'card' ? kind : null),
      accountId: named?.id ?? paid?.id ?? null,
      transfer: byArrow(text, accounts, read) ?? byWords(text, accounts, read),
    }
  }
}
