import type { Day } from '#domain/calendar/calendar.ts'
import type { BookLine } from '#domain/entry-line/accounts/read-account-line.ts'
import { expenses, incomes, type Noun } from '../model/noun.ts'
import { type Draft, newDraft } from './draft.ts'
import {
  changedByLine,
  fieldsOfLine,
  type LineFields,
  type LineSource,
} from './line/read-line-into.ts'

/** An entry while it is being written: the text of the line, and the fields it and hands fill. */
export interface EntryState {
  /** The list it goes to, unless the line says otherwise. */
  readonly home: Noun
  readonly noun: Noun
  /** As it began: a field is so again once the line no longer says anything about it. */
  readonly base: Draft
  readonly draft: Draft
  readonly text: string
  /** The text as it was read; null while nothing has been typed. */
  readonly line: BookLine | null
  /** What the line made of the fields; what a draft has beside it was set by hand. */
  readonly said: LineFields | null
}

export const beginEntry = (home: Noun, draft: Draft): EntryState => ({
  ...{ home, noun: home, base: draft, draft },
  ...{ text: '', line: null, said: null },
})

export const nounOf = (type: Noun['type']): Noun => (type === 'expense' ? expenses : incomes)

export interface LineReading extends Omit<LineSource, 'base'> {
  readonly reader: (text: string) => BookLine
}

/** The text of the line is now this one: only the fields it says something new about change. */
export function typeLine(state: EntryState, text: string, reading: LineReading): EntryState {
  const { reader, ...known } = reading
  const source = { base: state.base, ...known }
  const line = reader(text)
  const said = fieldsOfLine(line, source)
  const changes = changedByLine(state.said ?? fieldsOfLine(reader(''), source), said)
  const isStill = isStillRefund(state.line, line) && !state.said?.settles
  const noun = said.settles ? incomes : isStill ? state.noun : nounOf(line.noun)
  const categoryId = said.settles ? null : state.draft.categoryId
  const byHand = noun.type === line.noun ? {} : { ...onlyOfExpenses, categoryId }
  const draft = { ...state.draft, ...changes, ...byHand }
  return { ...state, noun, draft, text, line, said }
}

/** What was made of a refund by hand stays until the line no longer says it is one. */
const isStillRefund = (before: BookLine | null, now: BookLine) =>
  before?.kind === 'refund' && now.kind === 'refund'

export const changeEntry = (state: EntryState, patch: Partial<Draft>): EntryState => ({
  ...state,
  draft: { ...state.draft, ...patch },
})

/** What an income cannot have. */
const onlyOfExpenses = {
  ...{ lines: null, refundOf: null, back: null, months: null, groupId: null, paidBy: null },
} as const

/** The other list was chosen by hand; the line is read anew there with the next letter. */
export const turnEntry = (state: EntryState, noun: Noun): EntryState => ({
  ...changeEntry(state, { ...onlyOfExpenses, settles: null, categoryId: null }),
  ...{ home: noun, noun, said: null },
})

/** Money back for what is not in the book is an income, this once; what was typed stays. */
export const refundAsIncome = (state: EntryState): EntryState => ({
  ...turnEntry(state, incomes),
  ...{ home: state.home, said: state.said },
})

/** After *Save and add another*: nothing of one reaches the next but the list, which is shown. */
export const nextEntry = ({ home, base }: EntryState, currency: string, today: Day): EntryState =>
  beginEntry(home, newDraft(currency, today, base.paymentMethod))
