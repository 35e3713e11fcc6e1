/** Reads what somebody typed into the search box. */
import { foldText } from '../ledger.ts'
import { type HitKind, hitKinds, type State, states } from './findable.ts'
import { emptyQuery, type SearchQuery, type Term } from './query.ts'
import { readAmount } from './read-amount.ts'
import { type Reader, readSpan } from './read-span.ts'
import { wordsOf } from './words.ts'

interface Token {
  /** What stands before the colon; empty when nothing does. */
  readonly key: string
  readonly text: string
  readonly isQuoted: boolean
}

const shape = /(?:(\p{L}+):)?(?:"([^"]*)"?|“([^”]*)”?)|(\p{L}+):(\S*)|(\S+)/gu

/** Quotes hold words together, also after a colon. */
function tokensOf(typed: string): readonly Token[] {
  return Array.from(typed.matchAll(shape), (found) => {
    const [, quotedKey, straight, curly, key, after, text] = found
    const quoted = straight ?? curly
    return {
      key: foldText(quotedKey ?? key ?? ''),
      text: quoted ?? after ?? text ?? '',
      isQuoted: quoted !== undefined,
    }
  })
}

type Parts = { -readonly [Name in keyof SearchQuery]: SearchQuery[Name][number][] }

const kindWords: Readonly<Record<string, HitKind>> = {
  ...Object.fromEntries(hitKinds.map((kind) => [kind, kind])),
  expense: 'expenses',
  income: 'incomes',
  person: 'people',
  group: 'groups',
  goal: 'goals',
  loan: 'loans',
  debt: 'loans',
  budget: 'budgets',
  template: 'templates',
  subscription: 'templates',
  category: 'categories',
}

const stateWords: Readonly<Record<string, State>> = {
  ...Object.fromEntries(states.map((state) => [state, state])),
  open: 'unsettled',
  owed: 'unsettled',
  refunded: 'refund',
}

const methods = ['cash', 'card', 'bank', 'mobile', 'other']

function readState(text: string, query: Parts): boolean {
  const [state, kind] = [stateWords[text], kindWords[text]]
  if (state) query.states.push(state)
  else if (kind) query.kinds.push(kind)
  return state !== undefined || kind !== undefined
}

function readMethod(text: string, query: Parts): boolean {
  if (methods.includes(text)) query.methods.push(text)
  return methods.includes(text)
}

function named(list: (readonly string[])[], text: string): boolean {
  const words = wordsOf(text)
  // Nothing behind the colon: they are still typing.
  if (words.length > 0) list.push(words)
  return true
}

type ReadKey = (text: string, query: Parts, reader: Reader) => boolean

const inDays =
  (lead: string): ReadKey =>
  (text, query, reader) => {
    const found = readSpan([lead, ...text.split(/\s+/)], reader)
    if (found) query.terms.push({ ...plain, span: found.span })
    return found !== null || text === ''
  }

const plain: Term = { words: [], isPhrase: false, amount: null, span: null }

const readCategory: ReadKey = (text, query) => named(query.categories, text)
const readTag: ReadKey = (text, query) => {
  const tag = foldText(text.replace(/^#/, ''))
  if (tag !== '') query.tags.push(tag)
  return true
}

/** Each says whether it could make sense of what stands behind its colon. */
const keys: Readonly<Record<string, ReadKey>> = {
  with: (text, query) => named(query.people, text),
  in: (text, query) => named(query.places, text),
  is: (text, query) => text === '' || readState(foldText(text), query),
  category: readCategory,
  cat: readCategory,
  tag: readTag,
  by: (text, query) => text === '' || readMethod(foldText(text), query),
  before: inDays('before'),
  after: inDays('after'),
  since: inDays('since'),
  until: inDays('until'),
}

const saying = (text: string): Term => ({ ...plain, words: wordsOf(text) })

/** Days and amounts among plain words; how many words were used. */
function readPlain(words: readonly string[], query: Parts, reader: Reader): number {
  const [first = ''] = words
  const said = saying(first)
  const span = readSpan(words, reader)
  const amount = span === null ? readAmount(words) : null
  const found = span ?? amount
  const term = {
    ...(found?.isSure ? plain : said),
    amount: amount?.range ?? null,
    span: span?.span ?? null,
  }
  if (found || term.words.length > 0) query.terms.push(term)
  return found?.count ?? 1
}

export function readQuery(typed: string, reader: Reader): SearchQuery {
  const query: Parts = Object.fromEntries(
    Object.keys(emptyQuery).map((name) => [name, []]),
  ) as never
  const tokens = tokensOf(typed)
  for (let at = 0; at < tokens.length; ) {
    const { key, text, isQuoted } = tokens[at] as Token
    const isRead = Object.hasOwn(keys, key) && keys[key]?.(text, query, reader)
    if (isRead) at++
    else if (isQuoted || key !== '') {
      const words = wordsOf(`${key} ${text}`)
      if (words.length > 0) query.terms.push({ ...plain, words, isPhrase: isQuoted })
      at++
    } else if (/^#./.test(text)) {
      readTag(text, query, reader)
      at++
    } else at += readPlain(plainFrom(tokens, at), query, reader)
  }
  return query
}

/** The plain words from here to the next that is quoted or has a colon. */
function plainFrom(tokens: readonly Token[], at: number): readonly string[] {
  const rest = tokens.slice(at)
  const end = rest.findIndex(({ key, isQuoted }) => key !== '' || isQuoted)
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text)
}
