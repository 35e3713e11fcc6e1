import { z } from 'zod'
import { limits } from '#contract/limits.ts'
import { knownBookFor } from '#domain/categories/known.ts'
import { createBookReader } from '#domain/entry-line/accounts/read-account-line.ts'
import { foldText } from '#domain/ledger.ts'
import { proposerOf } from '#web/categories/use-proposal.ts'
import type { ExpenseFields } from '#web/ledger/model/entry.ts'
import { expenses, incomes } from '#web/ledger/model/noun.ts'
import { newDraft } from '#web/ledger/sheet/draft.ts'
import { beginEntry, type EntryState, nextEntry, typeLine } from '#web/ledger/sheet/entry-state.ts'
import { proposeForLine } from '#web/ledger/sheet/line/propose-for-line.ts'
import { readAmount, readDraft } from '#web/ledger/sheet/read-draft.ts'
import { alternatives, expected, meets, missOf, type Problems } from './expected.ts'
import { readAs, Unreadable, type Verdict } from './trial.ts'

const day = z.iso.date()
const words = z.array(z.string())
const asked = z.enum(['amount', 'date', 'currency', 'kind'])
const kinds = z.enum(['expense', 'income', 'refund'])
const methods = z.enum(['cash', 'card', 'bank', 'mobile', 'other'])
const back = z.strictObject({ amount: z.int(), from: z.string(), dueOn: day.optional() })
const frequencies = z.enum(['daily', 'weekly', 'monthly', 'yearly'])

const wanted = z.strictObject({
  kind: expected(kinds).optional(),
  amount: expected(z.int().nullable()).optional(),
  currency: expected(z.string()).optional(),
  date: expected(day).optional(),
  tags: expected(words).optional(),
  people: expected(words).optional(),
  paid: expected(methods.nullable()).optional(),
  instalments: expected(z.int().nullable()).optional(),
  expectedBack: expected(back.nullable()).optional(),
  group: expected(z.string().nullable()).optional(),
  repeats: expected(frequencies.nullable()).optional(),
  asks: expected(z.array(asked)).optional(),
  category: expected(z.string().nullable()).optional(),
  text: expected(z.string()).optional(),
  textHas: expected(words).optional(),
})
type Wanted = z.output<typeof wanted>

const common = {
  id: z.string(),
  reader: z.string(),
  box: z.literal('income').optional(),
  why: z.string().optional(),
}
const oneLine = z.strictObject({ ...common, line: z.string(), expect: alternatives(wanted) })
const retyped = z.strictObject({
  ...common,
  retyped: z.array(z.string()).min(1),
  expect: alternatives(wanted),
})
const several = z.strictObject({
  ...common,
  lines: z.array(z.string()).min(1),
  expect: z.array(alternatives(wanted)),
})

const linesFile = z.strictObject({
  today: day,
  readers: z.record(z.string(), z.strictObject({ locale: z.string(), currency: z.string() })),
  categories: z.array(
    z.strictObject({
      name: z.string(),
      type: z.enum(['expense', 'income']),
      parent: z.string().nullable(),
    }),
  ),
  tags: words,
  merchants: words,
  people: words,
  groups: words,
  cases: z.array(z.union([oneLine, retyped, several])),
})
type LinesFile = z.output<typeof linesFile>
type Case = LinesFile['cases'][number]

interface Form {
  readonly currency: string
  readonly locale: string
  /** Types into the box; the text there is replaced. */
  type(text: string): EntryState
  /** *Save and add another*. */
  saveAndStay(): void
}

/** What everybody knows of shops and words; the book of the file holds no entries yet. */
function knowledgeOf({ categories }: LinesFile, type: 'expense' | 'income') {
  const named = categories.map(({ name, type: own, parent }) => ({
    ...{ id: name, type: own, names: [name], parentId: parent },
  }))
  const choices = named.filter((one) => one.type === type)
  const names = new Map(choices.map(({ id }) => [id, id]))
  const known = knownBookFor(named, type, 'typed', (one) => names.has(one))
  return proposerOf({ months: () => [], monthRows: () => [] }, [], type, { choices, names }, known)
}

/** The box and the fields of a new entry; nobody has entered anything in the fields by hand. */
function openForm(file: LinesFile, { reader: name, box }: LineCase): Form {
  const reader = file.readers[name]
  if (!reader) throw new Unreadable(`there is no reader called ${name}`)
  const { locale, currency } = reader
  const read = createBookReader({
    ...{ today: file.today, locale, currency, largest: limits.amountMinorUnits },
    noun: box ?? 'expense',
    categories: file.categories.map(({ name: called, type, parent }) => ({
      ...{ id: called, type, names: [called], parentId: parent },
    })),
    ...{ tags: file.tags, merchants: file.merchants, people: file.people },
    groups: file.groups.map((group) => ({ id: group, name: group })),
    accounts: [],
  })
  const propose = proposeForLine({
    expense: knowledgeOf(file, 'expense'),
    income: knowledgeOf(file, 'income'),
  })
  const home = box === 'income' ? incomes : expenses
  let state = beginEntry(home, newDraft(currency, file.today))
  return {
    currency,
    locale,
    type: (text) => {
      state = typeLine(state, text, { reader: read, locale, propose })
      return state
    },
    saveAndStay: () => {
      state = nextEntry(state, currency, file.today)
    },
  }
}

type LineCase = Pick<Case, 'reader' | 'box'>

const id = '019b0000-0000-7000-8000-000000000001'

/** What the form says of itself: what would be saved, and what it asks for. */
function saidBy({ draft, line, noun }: EntryState, form: Form) {
  // A file names categories by words where the book has ids.
  const checked = { ...draft, categoryId: null, ...(draft.refundOf === '' && { refundOf: id }) }
  const read = readDraft(checked, { noun, locale: form.locale, entry: null, id, names: new Map() })
  const messages = read.ok ? {} : read.messages
  const fields = read.ok && noun.isPaid ? (read.fields as ExpenseFields) : null
  const sum = readAmount(draft, form.locale)
  return {
    kind: draft.refundOf === null || !noun.isPaid ? noun.type : 'refund',
    amount: sum.ok ? sum.amount : null,
    currency: draft.currency,
    date: draft.date,
    tags: draft.tags,
    people: line?.people ?? [],
    paid: line?.paymentMethod ? draft.paymentMethod : null,
    instalments: noun.isPaid && draft.months !== null ? Number(draft.months) : null,
    expectedBack: fields?.expectedBack ?? null,
    group: draft.groupId,
    repeats: draft.repeats,
    asks: (line?.asks ?? []).filter((field) => field in messages),
    category: draft.categoryId,
    text: draft.description,
  }
}
type Said = ReturnType<typeof saidBy>

const plain = (text: string) => foldText(text).replace(/\s+/g, ' ').trim()
const sorted = (texts: readonly string[]) => JSON.stringify(texts.map(plain).sort())
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

type Back = z.output<typeof back>

function isSameBack(wanted: Back | null, { expectedBack }: Said): boolean {
  if (wanted === null || expectedBack === null) return wanted === expectedBack
  const isDue = wanted.dueOn === undefined || wanted.dueOn === expectedBack.dueOn
  return (
    wanted.amount === expectedBack.amount &&
    plain(wanted.from) === plain(expectedBack.from) &&
    isDue
  )
}

/** How each field is compared; all others have to be the very same. */
const comparisons = {
  tags: (wanted: readonly string[], { tags }: Said) => sorted(wanted) === sorted(tags),
  people: (wanted: readonly string[], { people }: Said) => sorted(wanted) === sorted(people),
  asks: (wanted: readonly string[], { asks }: Said) => sorted(wanted) === sorted(asks),
  expectedBack: isSameBack,
  text: (wanted: string, { text }: Said) => plain(wanted) === plain(text),
  textHas: (wanted: readonly string[], { text }: Said) =>
    wanted.every((word) => plain(text).includes(plain(word))),
} as const

/** What holds of every case that does not say otherwise. */
function wholeOf(wanted: Wanted, form: Form, today: string, box: 'expense' | 'income'): Wanted {
  const asks = wanted.asks ?? []
  const isAsked = (field: 'date' | 'currency' | 'kind') => JSON.stringify(asks).includes(field)
  return {
    kind: isAsked('kind') ? '*' : box,
    currency: isAsked('currency') ? '*' : form.currency,
    date: isAsked('date') ? '*' : today,
    tags: [],
    people: [],
    paid: null,
    instalments: null,
    expectedBack: null,
    group: null,
    repeats: null,
    asks: [],
    ...wanted,
  }
}

/** What was asked about and the file does not name may not have been guessed. */
function guessesIn(wanted: Wanted, said: Said): Problems {
  const isAsked = (field: (typeof said.asks)[number]) => said.asks.includes(field)
  return [
    ...(isAsked('date') && wanted.date === undefined && day.safeParse(said.date).success
      ? [`date: guessed ${said.date}`]
      : []),
    ...(isAsked('amount') && wanted.amount === undefined && said.amount !== null
      ? [`amount: guessed ${said.amount}`]
      : []),
    ...(isAsked('currency') && wanted.currency === undefined && said.currency !== ''
      ? [`currency: guessed ${said.currency}`]
      : []),
  ]
}

function problemsOf(wanted: Wanted, said: Said, whole: Wanted): Problems {
  const wrong = Object.entries(whole).filter(([name, value]) => {
    if (value === undefined) return false
    const compare = comparisons[name as keyof typeof comparisons] as
      | ((wanted: unknown, said: Said) => boolean)
      | undefined
    const isMet = (one: unknown) =>
      compare ? compare(one, said) : isSame(one, said[name as keyof Said])
    return !meets(value as never, isMet)
  })
  const texts = wrong.map(([name]) => {
    const field = name === 'textHas' ? 'text' : (name as keyof Said)
    return `${field}: ${JSON.stringify(said[field])}`
  })
  return [...texts, ...guessesIn(wanted, said)]
}

function stepsOf(one: Case): readonly (readonly [readonly string[], readonly Wanted[]])[] {
  if ('line' in one) return [[[one.line], one.expect]]
  if ('retyped' in one) return [[one.retyped, one.expect]]
  if (one.lines.length !== one.expect.length) {
    throw new Unreadable(`${one.id} expects ${one.expect.length} of ${one.lines.length} lines`)
  }
  return one.lines.map((line, at) => [[line], one.expect[at] ?? []])
}

function judge(file: LinesFile, one: Case): Verdict {
  const form = openForm(file, one)
  const misses = stepsOf(one).flatMap(([texts, allWanted]) => {
    const shown = texts.map((text) => form.type(text)).at(-1)
    if (!shown) return []
    const said = saidBy(shown, form)
    form.saveAndStay()
    const whole = (wanted: Wanted) => wholeOf(wanted, form, file.today, one.box ?? 'expense')
    const miss = missOf(allWanted, (wanted) => problemsOf(wanted, said, whole(wanted)), '')
    return miss ? [{ ...miss, said: `${JSON.stringify(said)} ${miss.said}` }] : []
  })
  const typed = stepsOf(one).map(([texts]) => texts.join(' → '))
  return { id: one.id, typed: typed.join(' | '), miss: misses[0] ?? null }
}

/** Every line through the box of the entry form, as it is typed. */
export async function tryLines(json: unknown): Promise<readonly Verdict[]> {
  const file = readAs(linesFile, json)
  return file.cases.map((one) => judge(file, one))
}
