/** What is said of a field whose shape says nothing of its own: for every wrong a sentence. */
import { z } from 'zod'
import { counted } from '#domain/counted.ts'

type Issue = z.core.$ZodRawIssue
type Code = z.core.$ZodIssueCode
type Of<C extends Code> = Extract<Issue, { readonly code: C }>

const fillIn = 'Fill this in.'
const unread = 'This cannot be read as it is.'
export const noSuchField = 'There is no such field.'

const typeWords: Readonly<Record<string, string>> = {
  string: 'Write this as text.',
  number: 'Give a number.',
  nan: 'Give a number.',
  int: 'Give a whole number.',
  bigint: 'Give a whole number.',
  boolean: 'Say true or false.',
  array: 'Give a list.',
  tuple: 'Give a list.',
  set: 'Give a list.',
  object: 'Give an object with its fields.',
  record: 'Give an object with its fields.',
  map: 'Give an object with its fields.',
  date: 'Enter a real day, like 2026-03-31.',
  file: 'Choose a file.',
  null: 'Leave this empty.',
  undefined: 'Leave this out.',
  void: 'Leave this out.',
  never: 'Leave this out.',
  nonoptional: fillIn,
}

const formatWords: Readonly<Record<string, string>> = {
  email: 'Enter an email address, like name@example.org.',
  url: 'Enter a web address, like https://example.org.',
  uuid: 'This id is not valid.',
  guid: 'This id is not valid.',
  date: 'Enter a real day, like 2026-03-31.',
  time: 'Enter a time, like 18:30.',
  datetime: 'Give a moment, like 2026-03-31T10:00:00Z.',
  e164: 'Enter a phone number with its country, like +4915112345678.',
}

/** Longer lists help nobody. */
const CHOICES_NAMED = 12

/** A comma among commas would not be seen. */
const named = (value: unknown) =>
  /^[\w/.-]*\w[\w/.-]*$/.test(String(value)) ? String(value) : JSON.stringify(value)

function choiceWords(values: readonly unknown[]): string {
  const [only] = values
  if (values.length === 1) return `This has to be ${named(only)}.`
  if (values.length > CHOICES_NAMED) return 'Choose one of those on offer.'
  return `Choose one of these: ${values.map(named).join(', ')}.`
}

interface Bound {
  readonly origin: string
  readonly at: number | bigint
  readonly isExact: boolean
  readonly isInclusive: boolean
}

function boundWords({ origin, at, isExact, isInclusive }: Bound, side: 'most' | 'least'): string {
  const limit = isExact ? 'exactly' : `at ${side}`
  if (origin === 'string') return `Use ${limit} ${counted(Number(at), 'character')}.`
  if (origin === 'date') return `Choose a day ${side === 'most' ? 'before' : 'after'} that.`
  if (!(isExact || isInclusive))
    return `Give a number ${side === 'most' ? 'below' : 'above'} ${at}.`
  return `Give ${limit} ${at}.`
}

const says: { readonly [C in Code]: (issue: Of<C>) => string } = {
  invalid_type: ({ expected, input }) =>
    input === undefined ? fillIn : (typeWords[String(expected)] ?? unread),
  too_big: ({ origin, maximum: at, exact = false, inclusive = true }) =>
    boundWords({ origin, at, isExact: exact, isInclusive: inclusive }, 'most'),
  too_small: ({ origin, minimum: at, exact = false, inclusive = true }) =>
    origin === 'string' && Number(at) === 1
      ? fillIn
      : boundWords({ origin, at, isExact: exact, isInclusive: inclusive }, 'least'),
  invalid_format: ({ format }) =>
    formatWords[String(format)] ?? 'This is not written as it should be.',
  not_multiple_of: ({ divisor }) => `Give a multiple of ${divisor}.`,
  unrecognized_keys: () => noSuchField,
  invalid_union: ({ options }) =>
    Array.isArray(options) && options.length > 0 ? choiceWords(options) : unread,
  invalid_key: () => noSuchField,
  invalid_element: () => 'One of these cannot be read as it is.',
  invalid_value: ({ values }) => choiceWords(values),
  custom: () => unread,
}

/** The sentence for an issue that has none. */
export function fieldWords(issue: Issue): string {
  const say = says[issue.code] as ((issue: Issue) => string) | undefined
  return say?.(issue) ?? unread
}

z.config({ customError: fieldWords })
