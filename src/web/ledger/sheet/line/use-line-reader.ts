import { useMemo } from 'react'
import type { GroupRow } from '#contract/groups/entities.ts'
import { limits } from '#contract/limits.ts'
import { isBooked } from '#domain/accounts/account.ts'
import { type BookLine, createBookReader } from '#domain/entry-line/accounts/read-account-line.ts'
import type { LineCategory } from '#domain/entry-line/find-category.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { useReplica, useRows } from '#web/data/replica-react.tsx'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { usedTags } from '#web/ledger/filter/used-tags.ts'
import type { Entry } from '#web/ledger/model/entry.ts'
import type { Noun } from '#web/ledger/model/noun.ts'
import type { MonthSource } from '#web/ledger/model/shown-list.ts'
import { useLedger } from '#web/ledger/use-ledger.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { isExpense } from '../draft.ts'
import { usedPlaces } from '../used-places.ts'

export interface BothCategories {
  readonly expense: Categories
  readonly income: Categories
}

export interface LineSetting {
  readonly noun: Noun
  readonly categories: BothCategories
}

export type LineReader = (text: string) => BookLine

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
export function useLineReader({ noun, categories }: LineSetting): LineReader {
  const { locale, currency } = useLocale()
  const today = useToday()
  const known = useLineCategories(categories)
  const groups = useMyGroups()
  const ledger = useLedger(noun)
  const accounts = useRows('accounts')
  return useMemo(
    () =>
      createBookReader({
        today,
        locale,
        currency,
        largest: limits.amountMinorUnits,
        noun: noun.type,
        categories: known,
        tags: usedTags(ledger),
        merchants: usedPlaces(ledger),
        people: usedNames(ledger, groups.values()),
        groups: [...groups.values()].filter(({ status }) => status === 'open'),
        accounts: accounts.filter(({ kind, archived }) => isBooked(kind) && !archived),
      }),
    [today, locale, currency, noun, known, ledger, groups, accounts],
  )
}

const monthsRemembered = 24

const namesIn = (rows: readonly Entry[]) =>
  rows.flatMap((row) => (isExpense(row) && row.expectedBack ? [row.expectedBack.from] : []))

/** Whom something was expected from of late, and those of the own groups. */
function usedNames({ months, rowsOf }: MonthSource, groups: Iterable<GroupRow>): readonly string[] {
  const owing = months.slice(0, monthsRemembered).flatMap((month) => namesIn(rowsOf(month)))
  const members = [...groups].flatMap((group) => group.members.map(({ name }) => name))
  return [...new Set([...owing, ...members])]
}
