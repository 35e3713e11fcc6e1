/** Reads of a typed line whether it only moves money from one account to another. */
import type { Day } from '../../calendar/calendar.ts'
import { foldText } from '../../ledger.ts'
import { restateAmount } from '../../money/money.ts'
import { paymentCalled } from '../find-payment.ts'
import type { Repeats } from '../find-spreading.ts'
import type { EntryLine } from '../read-line.ts'
import { wayLeads } from './account-words.data.ts'
import {
  type AccountPlace,
  type Accounts,
  accountAt,
  accountIn,
  type LineAccount,
  languagesOf,
  only,
  onlyOf,
  phrasesIn,
  prefixes,
  without,
  wordsIn,
} from './find-account.ts'
import { findMoves, type MovePlace, withoutMoves } from './find-moves.ts'
import type { Move } from './moving-words.data.ts'

/** Money from one account to another; null is what has to be asked for, or is not kept here. */
export interface LineTransfer {
  readonly fromId: string | null
  readonly toId: string | null
  /** In the currency of the account it leaves, or else of the one it reaches. */
  readonly amount: number | null
  /** Where a second amount was said, or the only one is what arrives. */
  readonly arrives: number | null
  readonly date: Day | null
  /** What was typed for a day that cannot be one. */
  readonly unreadDate: string | null
  readonly repeats: Repeats | null
}

interface Book {
  readonly accounts: Accounts
  readonly locale: string
  /** The home currency: numbers without one are read in it. */
  readonly currency: string
  readonly people: readonly string[]
}

type LineReader = (text: string) => EntryLine

const isBare = ({ description, tags, back, groupId, ...line }: EntryLine) =>
  description === '' &&
  tags.length === 0 &&
  back === null &&
  groupId === null &&
  line.payer === null &&
  line.instalments === null &&
  !line.isCategoryNamed

const asksAmount = ({ asks }: EntryLine) => asks.includes('amount') || asks.includes('currency')

/** What a line says of an end: nothing, one account, or one of several. */
type End = AccountPlace | null

/** Of several the one of the currency that is said. */
function meant(end: End, currency: string | null): LineAccount | null {
  if (!end) return null
  const alike = end.accounts.filter((one) => one.currency === currency)
  return only(end.accounts) ?? only(alike)
}

/** A number in no currency of theirs is none that left or arrived. */
function sumsOf(
  { amount, currency }: Pick<EntryLine, 'amount' | 'currency'>,
  from: LineAccount | null,
  to: LineAccount | null,
  home: string,
): Pick<LineTransfer, 'amount' | 'arrives'> {
  const own = from ?? to
  if (amount === null) return { amount, arrives: null }
  if (!own) return { amount: currency === null || currency === home ? amount : null, arrives: null }
  if (currency === null) {
    return { amount: restateAmount(amount, home, own.currency), arrives: null }
  }
  if (currency === own.currency) return { amount, arrives: null }
  return { amount: null, arrives: currency === to?.currency ? amount : null }
}

interface Ends {
  readonly from: LineAccount | null
  readonly to: LineAccount | null
}

/** An account is never on both ends: which one the other is has to be asked. */
function transferOf(line: EntryLine, { from, to }: Ends, home: string): LineTransfer {
  const other = to?.id === from?.id ? null : to
  return {
    fromId: from?.id ?? null,
    toId: other?.id ?? null,
    ...sumsOf(line, from, other, home),
    ...{ date: line.date, unreadDate: line.unreadDate, repeats: line.repeats },
  }
}

const arrow = /\s*(?:->|→|=>|➔)\s*/

const cut = (text: string, place: End) => (place ? without(text, place) : text)

const inCurrency = (accounts: Accounts, currency: string | null) =>
  currency === null ? null : only(accounts.filter((one) => one.currency === currency))

const always: ReadonlySet<Move> = new Set(['drawn', 'banked', 'moved'])

/** `giro -> visa 300` */
export function readArrow(text: string, book: Book, read: LineReader): LineTransfer | null {
  const { accounts, locale, currency: home } = book
  const [left = '', right = '', ...more] = text.split(arrow)
  if (right === '' || more.length > 0) return null
  const [leaves, reaches] = [accountIn(left, accounts, locale), accountIn(right, accounts, locale)]
  const before = cut(left, leaves)
  const out = read(withoutMoves(before, findMoves(before, locale), always))
  const into = read(cut(right, reaches))
  if (!isBare(out) || !isBare(into)) return null
  const isOut = out.amount !== null || asksAmount(out)
  const line = isOut ? out : into
  if (line.amount === null && !asksAmount(line)) return null
  const from = leaves ? meant(leaves, out.currency) : inCurrency(accounts, out.currency)
  const to = reaches ? meant(reaches, into.currency) : inCurrency(accounts, into.currency)
  if (!leaves && !reaches && !from && !to) return null
  const days = { date: out.date ?? into.date, unreadDate: out.unreadDate ?? into.unreadDate }
  const repeats = out.repeats ?? into.repeats
  const said = transferOf({ ...line, ...days, repeats }, { from, to }, home)
  if (!isOut || into.amount === null) return said
  const arrives = to ? sumsOf(into, to, null, home).amount : into.amount
  return { ...said, arrives }
}

/** The account behind `from`, wherever it stands. */
function led(text: string, side: 'from' | 'to', book: Book, places: readonly MovePlace[]): End {
  const { accounts, locale, people } = book
  const leads = new Set(languagesOf(locale).flatMap((one) => phrasesIn(wayLeads[one][side])))
  const known = new Set(people.map(foldText))
  const words = wordsIn(text)
  for (const [at, { word, start, end }] of words.entries()) {
    const next = words[at + 1]
    const two = `${word} ${next?.word ?? ''}`
    const count = leads.has(two) ? 2 : leads.has(word) ? 1 : 0
    if (count === 0 || known.has(words[at + count]?.word ?? '')) continue
    const found = accountAt(text, at + count, accounts, locale)
    if (!found && next && isBrand(next.word, locale) && places.length > 0) {
      return { accounts: [], start, end: next.end }
    }
    // By itself `na kartu` says how something was paid.
    const isPaid = places.length === 0 && paymentCalled(two, locale.slice(0, 2)) !== null
    if (!found || isPaid) continue
    const place = { ...found, start }
    const isBill = side === 'from' && isCard(found) && isBeside(text, place, places)
    if (!isBill && found.end > end) return place
  }
  return null
}

const isBrand = (word: string, locale: string) => paymentCalled(word, locale.slice(0, 2)) === 'card'
const isCard = ({ accounts }: AccountPlace) => accounts.every(({ kind }) => kind === 'card')

/** Whether nothing stands between it and a word that says that a card was paid off. */
const isBeside = (text: string, { start, end }: AccountPlace, places: readonly MovePlace[]) =>
  places.some(
    (place) =>
      place.moves.includes('settled') &&
      (isNothing(text.slice(place.end, start)) || isNothing(text.slice(end, place.start))),
  )

const isNothing = (between: string) => wordsIn(between).every(({ word }) => prefixes.has(word))

/** A card by its name or as one, right beside a word that says that it was paid off. */
function cardBeside(text: string, places: readonly MovePlace[], { accounts, locale }: Book): End {
  const billed = places.find(({ moves }) => moves.includes('billed'))
  if (billed) return { ...billed, accounts: accounts.filter(({ kind }) => kind === 'card') }
  for (const [at, { word, start, end }] of wordsIn(text).entries()) {
    const found = accountAt(text, at, accounts, locale)
    // A brand nobody keeps: which card it is has to be asked.
    const brand = !found && isBrand(word, locale) ? { accounts: [], start, end } : null
    const card = found && isCard(found) ? found : brand
    if (card && isBeside(text, card, places)) return card
  }
  return null
}

const isCash = (end: AccountPlace, said: string, locale: string) =>
  end.accounts.length > 0
    ? end.accounts.every(({ kind }) => kind === 'cash')
    : paymentCalled(said, locale.slice(0, 2)) === 'cash'

interface SaidEnds {
  readonly from: End
  readonly to: End
  readonly card: End
  readonly moves: ReadonlySet<Move>
  readonly rest: string
}

/** What the words say of both ends, without what only follows. */
function saidIn(text: string, book: Book): SaidEnds {
  const { locale, accounts } = book
  const all = findMoves(text, locale)
  const sure = all.filter(({ moves }) => moves.some((move) => always.has(move)))
  const plain = sure.reduce(without, text)
  const from = led(plain, 'from', book, all)
  const to = led(cut(plain, from), 'to', book, all)
  const named = cut(cut(plain, from), to)
  const places = findMoves(named, locale)
  const card = to ? null : cardBeside(named, places, book)
  const counts = new Set<Move>([
    ...(to ? (['sent'] as const) : []),
    ...(from ? (['taken'] as const) : []),
    ...(card ? (['settled', 'billed'] as const) : []),
  ])
  const moves = new Set([
    ...sure.flatMap((place) => place.moves.filter((one) => always.has(one))),
    ...places.flatMap((place) => place.moves.filter((one) => counts.has(one))),
  ])
  const rest = withoutMoves(cut(named, card), places, counts)
  const said = { from, to: to ?? card, card, moves, rest }
  const isAny = moves.size > 0 || from !== null || to !== null
  const left = isAny ? accountIn(rest, accounts, locale) : null
  return left ? withLeft(said, left, locale) : said
}

/** An account that stands by itself is the end that nothing else is said of. */
function withLeft(said: SaidEnds, left: AccountPlace, locale: string): SaidEnds {
  const { from, to, moves, rest } = said
  const cash = isCash(left, rest.slice(left.start, left.end).trim().toLowerCase(), locale)
  const whole = { ...said, rest: without(rest, left) }
  const isFrom = moves.has('drawn') ? !cash : moves.has('banked') ? cash : to !== null
  if (isFrom) return from ? said : { ...whole, from: left }
  return to ? said : { ...whole, to: left }
}

/** The end nobody named: the wallet of what was drawn, else the account for every day. */
function endsOf({ from, to, card, moves }: SaidEnds, currency: string | null, book: Book): Ends {
  const { accounts } = book
  const current = onlyOf(accounts, 'current')
  const cash = onlyOf(accounts, 'cash')
  const [left, reached] = [meant(from, currency), meant(to, currency)]
  const besides = (one: LineAccount | null) => (one?.id === current?.id ? null : current)
  const paysCard = accounts.find(({ id }) => id === reached?.payFromId) ?? current
  const source = moves.has('banked') ? null : card ? paysCard : besides(reached)
  const target = moves.has('drawn') ? cash : besides(left)
  return {
    from: from ? left : moves.has('drawn') ? current : source,
    to: to ? reached : moves.has('banked') ? current : target,
  }
}

/** `withdrew 300 cash from giro`, `300 to savings`, `paid off visa 120` */
export function readMoved(text: string, book: Book, read: LineReader): LineTransfer | null {
  const said = saidIn(text, book)
  const { from, to, moves } = said
  if (!from && !to && !moves.has('drawn') && !moves.has('banked')) return null
  const line = read(said.rest)
  if (!isBare(line)) return readBoth(said, book, read)
  if (line.amount === null && !asksAmount(line)) return null
  return transferOf(line, endsOf(said, line.currency, book), book.currency)
}

const isSum = (line: EntryLine) => isBare(line) && line.amount !== null && !asksAmount(line)

/** `100 from giro to dollars 108 usd`: what leaves, and what arrives in another currency. */
function readBoth(said: SaidEnds, book: Book, read: LineReader): LineTransfer | null {
  const ends = endsOf(said, null, book)
  const { from, to } = ends
  if (!from || !to || from.currency === to.currency) return null
  for (const { index } of said.rest.matchAll(/\s(?=\S)/g)) {
    const both = [read(said.rest.slice(0, index)), read(said.rest.slice(index))]
    const into = both.find((one) => isSum(one) && one.currency === to.currency)
    const out = both.find((one) => one !== into && isSum(one))
    if (!into || !out || (out.currency !== null && out.currency !== from.currency)) continue
    const date = out.date ?? into.date
    const unreadDate = out.unreadDate ?? into.unreadDate
    const line = { ...out, date, unreadDate, repeats: out.repeats ?? into.repeats }
    return { ...transferOf(line, ends, book.currency), arrives: into.amount }
  }
  return null
}

const japanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u
const particles = /(\S+?)(から|へ|に)/gu
const japaneseMoves =
  /(引き出した|引き出し|引出|下ろした|おろした|出金|振り替え|振替|移した|移動|送金|入金)/gu

/** Japanese needs no spaces, and puts behind a name what others put before it. */
export function spacedOut(text: string, locale: string): string {
  if (!locale.startsWith('ja') || !japanese.test(text)) return text
  return text
    .replace(particles, ' $2 $1 ')
    .replaceAll('を', ' ')
    .replace(japaneseMoves, ' $1 ')
    .replace(/(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])(?=\d)/gu, ' ')
    .replace(/円(?=\S)/gu, '円 ')
}
