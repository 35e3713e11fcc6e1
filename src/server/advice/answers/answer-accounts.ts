import { isMoney } from '#domain/accounts/account.ts'
import { type Balance, knownOf } from '#domain/accounts/balance.ts'
import {
  type AccountQuestion,
  accountNamed,
  readAccountQuestion,
} from '#domain/advice/about-accounts/read-account-question.ts'
import type { Facts } from '#domain/advice/facts.ts'
import { firstDay, periodOf, soFar } from '#domain/advice/questions/period.ts'
import { questionInEnglish } from '#domain/advice/questions/question-tongues.ts'
import { dayWords, money } from '#domain/advice/words.ts'
import { type Day, earlierDay } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import type { OldRate } from '#domain/money/convert-totals.ts'
import { figureWords, oldRateWords } from '#domain/money/figure-words.ts'
import { type AccountRows, readAccounts } from '../../analytics/position/account-parts.ts'
import { readBalances, readNetWorth } from '../../analytics/position/net-worth.ts'
import type { KnownBook } from '../read-facts.ts'
import { lookOf } from './ahead/month-ahead.ts'
import { answered, cannot, type PlainAnswer, unknown } from './answer.ts'
import { inPeriod } from './say.ts'

type Held = AccountRows['accounts'][number]['account']

const page = '/mcapp/accounts'

const ratesSaid = (facts: Facts, old: readonly OldRate[] = []): string =>
  old.length === 0 ? '' : `, ${oldRateWords(old, (day) => dayWords(facts, day))}`

/** As the page of accounts says it: what is booked, and what comes on top of it. */
function balanceWords(
  facts: Facts,
  { name, currency, openingOn }: Held,
  { booked, expected }: { readonly booked: Balance; readonly expected: Balance },
  day: Day,
): readonly string[] {
  const when = day === facts.today ? 'today' : `on ${dayWords(facts, day)}`
  const [now, then] = [knownOf(booked), knownOf(expected)]
  if (now.amount === null && now.lacking.length === 0) {
    const why = day < openingOn ? `: it begins on ${dayWords(facts, openingOn)}` : ''
    return [`What ${name} held ${when} is not known${why}.`]
  }
  const said = ({ amount, isEstimated, lacking }: typeof now) =>
    figureWords({ amount, isAbout: isEstimated, missing: lacking }, currency, facts.locale)
  const isWaiting = said(now) !== said(then)
  return [
    `${name}: ${said(now)} ${when}${ratesSaid(facts, now.old)}.`,
    ...(isWaiting ? [`With what is not booked yet it is ${said(then)}.`] : []),
  ]
}

async function answerBalance(
  { book, facts }: KnownBook,
  { accountId, period, currencies, isCash }: AccountQuestion,
  rows: AccountRows,
): Promise<PlainAnswer> {
  const day = period ? earlierDay(period.to, facts.today) : facts.today
  const balances = await readBalances(lookOf(book), day, rows)
  const asked = balances.filter(({ account: { id, archived, currency, kind } }) =>
    accountId === null
      ? !archived && (currencies?.includes(currency) ?? true) && (!isCash || kind === 'cash')
      : id === accountId,
  )
  if (asked.length === 0 && isCash) {
    return unknown(['You keep no account for cash, so what you have of it is not known.'], {
      link: page,
    })
  }
  if (asked.length === 0) {
    return unknown([`None of your accounts is in ${currencies?.[0]}.`], { link: page })
  }
  const sentences = asked.flatMap((one) => balanceWords(facts, one.account, one.balance, day))
  const isKnown = asked.some(({ balance }) => knownOf(balance.booked).amount !== null)
  const tell = isKnown ? answered : unknown
  return tell(sentences, { link: accountId === null ? page : `${page}/${accountId}` })
}

async function answerWorth(
  { book, facts }: KnownBook,
  { period }: AccountQuestion,
  rows: AccountRows,
): Promise<PlainAnswer> {
  const day = period ? earlierDay(period.to, facts.today) : facts.today
  const { points, old } = await readNetWorth(lookOf(book), [day], rows)
  const { net = null, missing, isAbout } = points[0] ?? {}
  const figure = figureWords({ amount: net, missing, isAbout }, facts.currency, facts.locale)
  const when = day === facts.today ? 'today' : `on ${dayWords(facts, day)}`
  return answered([`Your net worth: ${figure} ${when}${ratesSaid(facts, old)}.`], { link: page })
}

interface Moved {
  readonly date: Day
  readonly from: { readonly accountId: string; readonly amount: number } | null
  readonly to: { readonly accountId: string; readonly amount: number } | null
}

const toldMost = 5

async function answerTransfers(
  { book, facts }: KnownBook,
  { fromId, toId, period, currencies }: AccountQuestion,
  { accounts }: AccountRows,
): Promise<PlainAnswer> {
  const span = soFar(period ?? periodOf(firstDay, facts.today, facts), facts)
  const { rows } = await book.db.query<Moved>(
    `select date, from_side - 'kept' as "from", to_side - 'kept' as "to" from transfers
      where scope = $1 and date between $2 and $3 and reason <> 'unexplained'
        and ($4::uuid is null or (from_side->>'accountId')::uuid = $4)
        and ($5::uuid is null or (to_side->>'accountId')::uuid = $5)
      order by date desc, id desc`,
    [book.scope, span.from, span.to, fromId, toId],
  )
  const byId = new Map(accounts.map(({ account }) => [account.id, account]))
  const nameOf = (id: string | undefined) => byId.get(id ?? '')?.name ?? 'outside'
  const way = [fromId ? ` from ${nameOf(fromId)}` : '', toId ? ` to ${nameOf(toId)}` : ''].join('')
  const time = period ? ` ${inPeriod(span)}` : ''
  const link = (toId ?? fromId) ? `${page}/${toId ?? fromId}` : page
  if (rows.length === 0) return answered([`Nothing was transferred${way}${time}.`], { link })
  const isAsked = (side: Moved['from']) =>
    currencies?.includes(byId.get(side?.accountId ?? '')?.currency ?? '') === true
  const sideOf = ({ from, to }: Moved) =>
    isAsked(from) ? from : toId || isAsked(to) ? to : (from ?? to)
  const currencyOf = (row: Moved) => byId.get(sideOf(row)?.accountId ?? '')?.currency ?? ''
  const said = (row: Moved) => money(facts, sideOf(row)?.amount ?? 0, currencyOf(row))
  const sums = Array.from(Map.groupBy(rows, currencyOf), ([currency, some]) =>
    money(
      facts,
      some.reduce((sum, row) => sum + (sideOf(row)?.amount ?? 0), 0),
      currency,
    ),
  )
  const each = rows.slice(0, toldMost).map((row) => {
    const names = `${nameOf(row.from?.accountId)} to ${nameOf(row.to?.accountId)}`
    return `${dayWords(facts, row.date)}: ${said(row)} from ${names}.`
  })
  const many = counted(rows.length, 'transfer')
  const sum = `You moved ${sums.join(' and ')}${way}${time}, in ${many}.`
  return answered([sum, ...(rows.length > 1 ? each : [])], { link })
}

/** What is there today, for answers that are made of what comes and goes alone. */
export async function heldSentences(
  { book, facts }: Pick<KnownBook, 'book' | 'facts'>,
  lead: readonly string[] = ['What your accounts hold is not counted in.'],
): Promise<readonly string[]> {
  const look = lookOf(book)
  const rows = await readAccounts(look)
  const balances = rows ? await readBalances(look, facts.today, rows) : []
  const held = balances.filter(({ account }) => !account.archived && isMoney(account.kind))
  if (held.length === 0) return ['You keep no account here, so what is in the bank is not known.']
  const said = held
    .slice(0, toldMost)
    .flatMap(({ account, balance }) => balanceWords(facts, account, balance, facts.today))
  const more = held.length - toldMost
  return [...lead, ...said, ...(more > 0 ? [`And ${counted(more, 'account')} more.`] : [])]
}

const byTopic = { balance: answerBalance, worth: answerWorth, transfers: answerTransfers }

/** What one account paid is added up nowhere, but its page lists it; null names no account. */
export async function leadToAccount(
  { book }: Pick<KnownBook, 'book'>,
  words: readonly string[],
): Promise<PlainAnswer | null> {
  const rows = await readAccounts(lookOf(book))
  const accounts = rows?.accounts.map(({ account }) => account) ?? []
  const id = words.map((said) => accountNamed(said, accounts)).find((one) => one !== null)
  const name = accounts.find((account) => account.id === id)?.name
  if (!name) return null
  return cannot(
    [`${name} is one of your accounts. I cannot add up what one moved yet; its page lists it.`],
    { link: `${page}/${id}` },
  )
}

/** What is in them, or all that is owned: who keeps none is told so. */
const asksWhatIsIn =
  /^(?:what|how much) .*(?:is|have) .*(?:in|on) (?:my |the |all )*(?:bank|accounts?)\b/i
const asksOwned = /net worth|\bam i worth\b|\bdo i own\b/i
const asksHeld = (text: string) => asksWhatIsIn.test(text) || asksOwned.test(text)

/** Null for what is asked of anything else. */
export async function answerAccounts(
  known: KnownBook,
  question: string,
  earlier: readonly string[],
): Promise<PlainAnswer | null> {
  const rows = await readAccounts(lookOf(known.book))
  if (!rows) {
    return asksHeld(questionInEnglish(question))
      ? cannot(await heldSentences(known), { link: page })
      : null
  }
  const named = rows.accounts.map(({ account }) => account)
  const read = (typed: string, before: AccountQuestion | null) =>
    readAccountQuestion(typed, before, named, known.facts) ??
    readAccountQuestion(questionInEnglish(typed), before, named, known.facts)
  const before = earlier.reduce<AccountQuestion | null>((last, typed) => read(typed, last), null)
  const asked = read(question, before)
  return asked && byTopic[asked.about](known, asked, rows)
}
