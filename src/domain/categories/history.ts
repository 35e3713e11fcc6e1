/** What a person's own rows teach: how often each name was put in each category. */
import type { Day } from '../calendar/calendar.ts'
import { type NamePart, namePartsOf } from './name-words.ts'
import { type Describable, type RowTexts, textsOf } from './rules.ts'

export interface TaughtRow extends Describable {
  readonly id: string
  readonly date: Day
  readonly categoryId: string | null
  /** A purchase over several categories teaches nothing about any one of them. */
  readonly lines?: readonly unknown[] | null
}

interface Uses {
  readonly times: number
  /** The day and id of the newest, to be compared as text. */
  readonly newest: string
}

type ByCategory = ReadonlyMap<string, Uses>

/** By the part of the name, then by category. */
export type History = Pick<ReadonlyMap<string, ByCategory>, 'get'>

type Growing = Map<string, Map<string, Uses>>

function note(history: Growing, key: string, categoryId: string, more: Uses): void {
  const byCategory = history.get(key) ?? new Map<string, Uses>()
  const known = byCategory.get(categoryId)
  const newest = known && known.newest > more.newest ? known.newest : more.newest
  byCategory.set(categoryId, { times: (known?.times ?? 0) + more.times, newest })
  history.set(key, byCategory)
}

/** Whole names and beginnings are counted apart: a whole name is better evidence. */
const wholeKey = ({ key }: NamePart) => `=${key}`
const leadKey = ({ key }: NamePart) => `^${key}`

function keysOf(texts: RowTexts): ReadonlySet<string> {
  const parts = texts.flatMap((text) => namePartsOf(text) ?? [])
  return new Set(parts.flatMap(({ whole, leads }) => [wholeKey(whole), ...leads.map(leadKey)]))
}

export function historyOf(rows: readonly TaughtRow[]): History {
  const history: Growing = new Map()
  const seen = new Map<string, ReadonlySet<string>>()
  for (const row of rows) {
    if (row.categoryId === null || row.lines?.length) continue
    const texts = textsOf(row)
    const same = texts.join('\n')
    const keys = seen.get(same) ?? keysOf(texts)
    seen.set(same, keys)
    const use = { times: 1, newest: `${row.date} ${row.id}` }
    for (const key of keys) note(history, key, row.categoryId, use)
  }
  return history
}

/** Several months as one; only what is asked for is ever put together. */
export function joinHistories(months: readonly History[]): History {
  const joined: Growing = new Map()
  return {
    get: (key) => {
      if (joined.has(key)) return joined.get(key)
      joined.set(key, new Map())
      for (const month of months)
        for (const [categoryId, uses] of month.get(key) ?? []) note(joined, key, categoryId, uses)
      return joined.get(key)
    },
  }
}

/** What history says of one part: the likely category and how sure that is. */
export interface Finding {
  readonly categoryId: string
  readonly said: string
  readonly times: number
  readonly of: number
  /** Nothing was chosen clearly more often; this one was chosen last. */
  readonly isOnlyLast: boolean
}

interface Evidence {
  readonly least: number
  /** Per cent of the times. */
  readonly share: number
}

const noUse: readonly [string, Uses] = ['', { times: 0, newest: '' }]
const leadEvidence: Evidence = { least: 3, share: 80 }

function find(history: History, key: string, said: string): Finding | null {
  const all = [...(history.get(key) ?? [])]
  const of = all.reduce((sum, [, { times }]) => sum + times, 0)
  const newest = all.reduce((a, b) => (a[1].newest > b[1].newest ? a : b), all[0] ?? noUse)
  const [categoryId, { times }] = all.find(([, uses]) => uses.times * 2 > of) ?? newest
  return of === 0 ? null : { categoryId, said, times, of, isOnlyLast: of === 1 || times * 2 <= of }
}

const isEnough = ({ times, of }: Finding, { least, share }: Evidence) =>
  times >= least && times * 100 >= share * of

/** The same name was used before, or enough names began the same way; otherwise null. */
export function askHistory(history: History, texts: RowTexts): Finding | null {
  const parts = texts.flatMap((text) => namePartsOf(text) ?? [])
  for (const { whole } of parts) {
    const found = find(history, wholeKey(whole), whole.said)
    if (found) return found
  }
  for (const lead of parts.flatMap(({ leads }) => leads)) {
    const found = find(history, leadKey(lead), lead.said)
    if (found && isEnough(found, leadEvidence)) return found
  }
  return null
}
