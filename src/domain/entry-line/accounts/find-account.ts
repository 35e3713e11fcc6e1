/** Finds the accounts that a typed line names, by name or by what they are. */
import type { AccountKind } from '../../accounts/account.ts'
import { foldText } from '../../ledger.ts'
import { isCurrency } from '../../money/money.ts'
import {
  kindsCalled,
  type Language,
  nameEndings,
  namePrefixes,
  wayLeads,
} from './account-words.data.ts'

export interface LineAccount {
  readonly id: string
  readonly name: string
  readonly kind: AccountKind
  readonly currency: string
  /** What a card is paid from. */
  readonly payFromId?: string | null
}

export type Accounts = readonly LineAccount[]

export const only = (found: Accounts): LineAccount | null =>
  (found.length === 1 && found[0]) || null

export const onlyOf = (accounts: Accounts, kind: AccountKind | undefined) =>
  kind === undefined ? null : only(accounts.filter((one) => one.kind === kind))

export const phrasesIn = (text: string): readonly string[] => foldText(text).split(', ')

const isLanguage = (said: string): said is Language => Object.hasOwn(kindsCalled, said)

/** English is read everywhere. */
export const languagesOf = (locale: string): readonly Language[] => {
  const own = locale.slice(0, 2)
  return isLanguage(own) && own !== 'en' ? ['en', own] : ['en']
}

const kindsIn = (language: Language) =>
  Object.entries(kindsCalled[language]).flatMap(([kind, phrases]) =>
    phrasesIn(phrases).map((phrase) => [phrase, kind as AccountKind] as const),
  )

const kindCalled = new Map(
  (Object.keys(kindsCalled) as Language[]).map((one) => [one, new Map(kindsIn(one))]),
)

/** Shorter ones begin too much. */
const shortestBeginning = 3

/** All that may be meant: none where it says no account, an empty list where there is none such. */
function accountsCalled(phrase: string, accounts: Accounts, locale: string): Accounts | null {
  const said = foldText(phrase).trim()
  if (!/\p{L}/u.test(said)) return null
  const exact = accounts.filter(({ name }) => foldText(name) === said)
  if (exact.length > 0) return exact
  const isLong = said.length >= shortestBeginning
  const begun = isLong ? accounts.filter(({ name }) => foldText(name).startsWith(said)) : []
  if (begun.length === 1) return begun
  const kind = languagesOf(locale)
    .map((one) => kindCalled.get(one)?.get(said))
    .find((one) => one !== undefined)
  if (kind !== undefined) return accounts.filter((one) => one.kind === kind)
  return begun.length > 0 ? begun : null
}

/** By how only one word of a name begins: `visa` for KB Visa. */
function accountWithin(phrase: string, accounts: Accounts): Accounts | null {
  const said = foldText(phrase).trim()
  const isNamed = ({ name }: LineAccount) =>
    foldText(name)
      .split(/\s+/)
      .some((word) => word.startsWith(said))
  if (said.length < shortestBeginning || /\d/.test(said) || isCurrency(said.toUpperCase()))
    return null
  const found = accounts.filter(isNamed)
  return found.length > 0 ? found : null
}

/** By its name, by how only that name begins, or by its kind where there is but one. */
export const accountCalled = (phrase: string, accounts: Accounts, locale = 'en') =>
  only(accountsCalled(phrase, accounts, locale) ?? [])

export interface AccountPlace {
  readonly accounts: Accounts
  readonly start: number
  readonly end: number
}

export const wordsIn = (text: string) =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word: foldText(word.replace(/[,;:]+$/, '').replace(/^[ld]['’]/i, '')),
    start: index,
    end: index + word.length,
  }))

export const longestName = 4
const longestPrefix = 2
export const prefixes = new Set(phrasesIn(namePrefixes))
const endings = new Set(phrasesIn(nameEndings))

/** The longest run of words from here that is an account, with `my` and `account` around it. */
export function accountAt(
  text: string,
  at: number,
  accounts: Accounts,
  locale: string,
): AccountPlace | null {
  const words = wordsIn(text)
  const start = words[at]?.start ?? 0
  for (let skipped = 0; skipped <= longestPrefix; skipped++) {
    const rest = words.slice(at + skipped)
    for (let count = Math.min(longestName, rest.length); count > 0; count--) {
      const run = rest.slice(0, count)
      const said = run.map(({ word }) => word).join(' ')
      const found = accountsCalled(said, accounts, locale) ?? accountWithin(said, accounts)
      const next = rest[count]
      const last = next && endings.has(next.word) ? next : run.at(-1)
      if (found && last) return { accounts: found, start, end: last.end }
    }
    if (!prefixes.has(words[at + skipped]?.word ?? '')) return null
  }
  return null
}

/** The first account that is named anywhere. */
export function accountIn(text: string, accounts: Accounts, locale: string): AccountPlace | null {
  for (const at of wordsIn(text).keys()) {
    const found = accountAt(text, at, accounts, locale)
    if (found) return found
  }
  return null
}

/** Where the words before it begin that only lead to it: `from my giro`. */
export function ledFrom(
  text: string,
  start: number,
  locale: string,
  sides: readonly Side[] = bothSides,
): number {
  const words = wordsIn(text.slice(0, start))
  let at = words.length
  while (at > words.length - longestPrefix && prefixes.has(words[at - 1]?.word ?? '')) at--
  const before = words[at - 1]
  return before && isLead(before.word, locale, sides) ? before.start : start
}

type Side = 'from' | 'to'
const bothSides = ['from', 'to'] as const

const isLead = (word: string, locale: string, sides: readonly Side[]) =>
  languagesOf(locale).some((one) =>
    sides.some((side) => phrasesIn(wayLeads[one][side]).includes(word)),
  )

/** Spaces in its place, so that everything else stands where it did. */
export const without = (text: string, { start, end }: Pick<AccountPlace, 'start' | 'end'>) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
