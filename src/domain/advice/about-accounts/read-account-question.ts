/** Questions about what accounts hold, net worth and transfers, read whole or not at all. */
import { accountCalled, type LineAccount } from '../../entry-line/accounts/find-account.ts'
import { littleWords } from '../../search/plain-words.ts'
import type { Now, Period } from '../questions/period.ts'
import { unhasty } from '../questions/plain-words.ts'
import { currencyIn, type FoundCurrency } from '../questions/read-limits.ts'
import { readPeriods } from '../questions/read-period.ts'
import { shapeOf } from '../questions/shape.ts'
import { type Token, tokensOf } from '../questions/tokens.ts'

export interface AccountQuestion {
  readonly about: 'balance' | 'worth' | 'transfers'
  /** Whose balance; null is of all of them. */
  readonly accountId: string | null
  readonly fromId: string | null
  readonly toId: string | null
  readonly period: Period | null
  /** Of cash alone. */
  readonly isCash?: true
  /** What is asked for in one of these alone; a word may be for many. */
  readonly currencies: readonly string[] | null
}

interface Named {
  readonly id: string
  readonly start: number
  readonly end: number
}

const longestName = 4

/** What asks, and so names no account by itself. */
const asking = /^(?:how|much|many|balances?|account|accounts|net|worth|total|transfers?|bank)$/

function namedAt(tokens: readonly Token[], start: number, accounts: readonly LineAccount[]) {
  for (let count = Math.min(longestName, tokens.length - start); count > 0; count--) {
    const some = tokens.slice(start, start + count)
    const said = some.flatMap(({ words }) => words).join(' ')
    if (asking.test(said) || littleWords.has(said)) continue
    const found = accountCalled(some.map(({ text }) => text).join(' '), accounts)
    const isMore = /^(?:account|card)$/.test(tokens[start + count]?.words.join(' ') ?? '')
    if (found) return { id: found.id, start, end: start + count + (isMore ? 1 : 0) }
  }
  return null
}

function namedIn(tokens: readonly Token[], accounts: readonly LineAccount[]): readonly Named[] {
  const found: Named[] = []
  for (let at = 0; at < tokens.length; at = Math.max(at + 1, found.at(-1)?.end ?? 0)) {
    const one = namedAt(tokens, at, accounts)
    if (one) found.push(one)
  }
  return found
}

const account = String.raw`(?:my |the |our )?_(\d)`
const when = '(?: (?:on |in |at |by |for |during )?(?:the )?(?:end )?@)?(?: now| please)*$'
const all = '(?:in total|in all|altogether|all together|overall|right)'
const what = '^(?:(?:what (?:is|was|are)|show|show me|tell me|list) )?'

const balances = [
  shapeOf(
    '^(?:how much|what)(?: money)? (?:is|was|do i have|did i have|have i(?: got)?)(?: there)?',
    `(?: left)? (?:on|in|at) ${account}${when}`,
  ),
  shapeOf(`^how much(?: money)? (?:does|did|do) ${account} (?:hold|have)${when}`),
  shapeOf(`^how much ${account} (?:do i (?:still )?have|have i(?: got)?|is left)(?: left)?${when}`),
  shapeOf(what, `(?:my |the )?(?:current )?balance (?:of|on|in|at|for) ${account}${when}`),
  shapeOf(what, `${account} balance${when}`),
  shapeOf(`^how much (?:do|did) i owe on ${account}${when}`),
  shapeOf(
    what,
    `(?:my |the |all )*(?:account )?balances?(?: of (?:all )?(?:my )?accounts)?${when}`,
  ),
  shapeOf(
    String.raw`^how (?:much|many)(?: money)?(?: \$)? (?:is|do i have|have i(?: got)?)(?: left)?`,
    String.raw`(?: in \$)?(?: (?:on|in) (?:all )?(?:my |the )?(?:bank )?accounts?)?(?: in \$)?`,
    when,
  ),
]
const cash = [
  shapeOf(
    `^how much cash (?:is (?:there|left)|do i (?:still )?have|have i(?: got)?)(?: left)?${when}`,
  ),
  shapeOf(`^how much(?: money)? do i (?:still )?have(?: left)? in cash${when}`),
]
const worths = [
  shapeOf(
    '^(?:(?:what|how much|how high) (?:is|was) |tell me |show me |show )?(?:my |our )?(?:total )?',
    `net worth${when}`,
  ),
  shapeOf(`^(?:how much|what) (?:am i worth|(?:do|did) (?:i|we) own)(?: ${all})?${when}`),
]
const moved = shapeOf(
  String.raw`^(?:how (?:much|many)(?: money)?(?: \$)? (?:did i |have i )`,
  '(?:transfer(?:red)?|moved?)',
  '|(?:(?:what|which|list|show|show me|all|my|the|how many) )*transfers?)',
  String.raw`(?: (?:from|out of) (?:my |the |our )?_(?<from>\d))?`,
  String.raw`(?: (?:in)?to (?:my |the |our )?_(?<to>\d))?${when}`,
)
const goingOn = shapeOf(`^(?:and|what about|how about)(?: (?:on|in|of))? ${account}$`)

function skeletonOf(
  tokens: readonly Token[],
  names: readonly Named[],
  periods: readonly { readonly start: number; readonly end: number }[],
  paidIn: FoundCurrency | null,
): string {
  const said = tokens.map((token, at) => {
    const name = names.findIndex(({ start, end }) => at >= start && at < end)
    if (name >= 0) return `_${name}`
    if (paidIn && at >= paidIn.start && at < paidIn.end) return '$'
    return periods.some(({ start, end }) => at >= start && at < end) ? '@' : token.words.join(' ')
  })
  return said.filter((one, at) => one !== said[at - 1] || !/^[_@$]/.test(one)).join(' ')
}

/** The account that words nothing else is called by name, if they do. */
export const accountNamed = (words: string, accounts: readonly LineAccount[]) =>
  namedIn(tokensOf(words), accounts)[0]?.id ?? null

/** Null where any word of it says something else. */
export function readAccountQuestion(
  question: string,
  before: AccountQuestion | null,
  accounts: readonly LineAccount[],
  now: Now,
): AccountQuestion | null {
  if (accounts.length === 0) return null
  const tokens = tokensOf(unhasty(question))
  const names = namedIn(tokens, accounts)
  const isName = (at: number) => names.some(({ start, end }) => at >= start && at < end)
  const periods = readPeriods(tokens, isName, now)
  const paidIn = currencyIn(tokens, isName)
  const skeleton = skeletonOf(tokens, names, periods, paidIn)
  const currencies = paidIn?.currencies ?? null
  const idAt = (n: string | undefined) => (n === undefined ? null : (names[Number(n)]?.id ?? null))
  const nobody = { accountId: null, fromId: null, toId: null }
  const nothing = { ...nobody, period: periods[0] ?? null, currencies }
  if (worths.some((shape) => shape.test(skeleton))) return { ...nothing, about: 'worth' }
  if (cash.some((shape) => shape.test(skeleton))) {
    return { ...nothing, about: 'balance', isCash: true }
  }
  const held = balances.map((shape) => shape.exec(skeleton)).find((found) => found !== null)
  if (held) return { ...nothing, about: 'balance', accountId: idAt(held[1]) }
  const sides = moved.exec(skeleton)?.groups
  if (sides) {
    return { ...nothing, about: 'transfers', fromId: idAt(sides.from), toId: idAt(sides.to) }
  }
  const more = before?.about === 'balance' ? goingOn.exec(skeleton) : null
  return more && before ? { ...before, accountId: idAt(more[1]) } : null
}
