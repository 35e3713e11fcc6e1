/** Reads of a typed line which account it moved, and whether it only moves money between two. */
import type { AccountKind } from '../../accounts/account.ts'
import { foldText } from '../../ledger.ts'
import { type PaymentMethod, paymentCalled } from '../find-payment.ts'
import type { Mark } from '../line-parts.ts'
import { createLineReader, type EntryLine, type LineContext } from '../read-line.ts'
import {
  accountCalled,
  type LineAccount,
  ledFrom,
  longestName,
  only,
  onlyOf,
  without,
  wordsIn,
} from './find-account.ts'
import { type LineTransfer, readArrow, readMoved, spacedOut } from './read-transfer.ts'

export interface BookLine extends EntryLine {
  readonly accountId: string | null
  readonly transfer: LineTransfer | null
}

export interface BookContext extends LineContext {
  /** Those that are in use. */
  readonly accounts: readonly LineAccount[]
}

const kindPaid: Readonly<Partial<Record<PaymentMethod, AccountKind>>> = {
  cash: 'cash',
  card: 'card',
  bank: 'current',
}

interface Named {
  readonly id: string
  /** What is left to be read. */
  readonly text: string
  readonly mark: Mark
}

const atSign = /(?<=^|\s)@(\p{L}[\p{L}\p{N}_.-]*)/gu

/** `@cash`: a person of that name keeps it. */
function byAtSign(text: string, { accounts, people, locale }: BookContext): Named | null {
  const known = new Set(people.map(foldText))
  for (const { 0: raw, 1: name = '', index } of text.matchAll(atSign)) {
    if (known.has(foldText(name))) continue
    const account = accountCalled(name.replaceAll('-', ' '), accounts, locale)
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
    const span = { start: ledFrom(text, start, locale), end: text.trimEnd().length }
    const whole = foldText(text.slice(span.start, span.end))
    const isPayment = paymentCalled(whole, locale.slice(0, 2)) !== null
    const mark = { part: 'payment', ...span } as const
    return { id: account.id, text: isPayment ? text : without(text, span), mark }
  }
  return null
}

/** Also where only a day or tags come after it: `rent 900 giro 1 oct`. */
function beforeTheDay(text: string, context: BookContext, marks: readonly Mark[]): Named | null {
  const trailing = marks.toReversed().filter(({ part }) => part === 'day' || part === 'tag')
  let named = text
  for (const { start, end } of trailing)
    if (named.trimEnd().length === end) named = without(named, { start, end })
  const found = named === text ? null : atTheEnd(named, context)
  if (!found) return null
  const { start, end } = found.mark
  return { ...found, text: found.text === named ? text : without(text, { start, end }) }
}

/** Its whole name behind `from`: `netflix from visa 13,99`; with a word behind it, it is a shop. */
function ledAnywhere(
  text: string,
  { accounts, people, locale }: BookContext,
  marks: readonly Mark[],
): Named | null {
  const words = wordsIn(text)
  const known = new Set(people.map(foldText))
  for (const { word, start } of words) {
    if (known.has(word)) continue
    const place = namedAt(text, start, accounts)
    const first = place && ledFrom(text, start, locale, ['from'])
    if (!place || first === null || first === start) continue
    const next = words.find((one) => one.start >= place.end)
    const isApart = !next || marks.some((mark) => mark.start <= next.start && next.start < mark.end)
    if (!isApart && first > 0) continue
    const span = { start: first, end: place.end }
    return { id: place.id, text: without(text, span), mark: { part: 'payment', ...span } }
  }
  return null
}

/** The account whose whole name begins there. */
function namedAt(text: string, start: number, accounts: BookContext['accounts']) {
  const words = wordsIn(text).filter((one) => one.start >= start)
  for (let count = Math.min(longestName, words.length); count > 0; count--) {
    const said = words.slice(0, count).map(({ word }) => word)
    const account = only(accounts.filter(({ name }) => foldText(name) === said.join(' ')))
    if (account) return { id: account.id, end: words[count - 1]?.end ?? start }
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
    const spaced = spacedOut(text, context.locale)
    const plain = read(text)
    const named =
      byAtSign(text, context) ??
      atTheEnd(text, context) ??
      beforeTheDay(text, context, plain.marks) ??
      ledAnywhere(text, context, plain.marks)
    const line = named ? read(named.text) : plain
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
      transfer: readArrow(text, context, read) ?? readMoved(spaced, context, read),
    }
  }
}

/** Whether it says that money only moved, also for who keeps no accounts. */
export function onlyMoves(text: string, context: BookContext): boolean {
  const read = createLineReader(context)
  const spaced = spacedOut(text, context.locale)
  return (readArrow(text, context, read) ?? readMoved(spaced, context, read)) !== null
}
