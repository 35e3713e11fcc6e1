import { useMemo, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { LineCategory } from '#domain/entry-line/find-category.ts'
import { createLineReader, type EntryLine } from '#domain/entry-line/read-line.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useBook, useToday } from '#web/fields/use-book.ts'
import type { Categories } from '#web/fields/use-categories.ts'
import { usedTags } from '../filter/used-tags.ts'
import type { Noun } from '../noun.ts'
import type { MonthSource } from '../shown-list.ts'
import type { Draft } from './draft.ts'
import { changedByLine, fieldsOfLine } from './read-line-into.ts'
import { usedPlaces } from './used-places.ts'

export interface BothCategories {
  readonly expense: Categories
  readonly income: Categories
}

export interface LineSetting {
  readonly noun: Noun
  readonly ledger: MonthSource
  readonly categories: BothCategories
  readonly base: Draft
  readonly propose: (line: EntryLine) => string | null
  /** What the line now says otherwise. */
  readonly onRead: (changes: Partial<Draft>, line: EntryLine) => void
}

/** A restyled category is still found by the name it has for everyone. */
function useLineCategories({ expense, income }: BothCategories): readonly LineCategory[] {
  const replica = useReplica()
  return useMemo(() => {
    const shared = replica.rows('global_categories')
    return [...expense.choices, ...income.choices].map(({ id, type, name, parentId }) => {
      const first = shared.get(id)?.name
      const names = typeof first === 'string' && first !== name ? [name, first] : [name]
      return { id, type, names, parentId }
    })
  }, [expense, income, replica])
}

/** Reads lines with the names of this book. */
export function useLineReader({ noun, ledger, categories }: Omit<LineSetting, 'onRead'>) {
  const { locale, currency } = useBook()
  const today = useToday()
  const known = useLineCategories(categories)
  return useMemo(
    () =>
      createLineReader({
        today,
        locale,
        currency,
        largest: limits.amountMinorUnits,
        noun: noun.type,
        categories: known,
        tags: usedTags(ledger),
        merchants: usedPlaces(ledger),
      }),
    [today, locale, currency, noun, known, ledger],
  )
}

/** The one-line box: every letter is read, and what it now says goes into the fields. */
export function useLine(setting: LineSetting) {
  const { locale } = useBook()
  const reader = useLineReader(setting)
  const [text, setText] = useState('')
  const line = useMemo(() => reader(text), [reader, text])
  const before = useRef<ReturnType<typeof fieldsOfLine> | null>(null)
  const type = (typed: string) => {
    setText(typed)
    const source = { base: setting.base, locale, propose: setting.propose }
    const read = reader(typed)
    const after = fieldsOfLine(read, source)
    const last = before.current ?? fieldsOfLine(reader(''), source)
    before.current = after
    setting.onRead(changedByLine(last, after), read)
  }
  const clear = () => {
    before.current = null
    setText('')
  }
  return { text, line, type, clear, reader }
}
