import { useMemo } from 'react'
import { useToday } from '#web/fields/use-book.ts'
import { useCategories } from '#web/fields/use-categories.ts'
import { useEntries } from '#web/fields/use-entries.ts'
import type { CategoryNode, CategoryType } from './tree.ts'
import { type Usages, usagesIn } from './usage.ts'

/** The figures of every category, from the copy on this device: own entries and my parts. */
export function useUsages(type: CategoryType): (node: CategoryNode | null) => Usages {
  const entriesOf = useEntries()
  const { byId } = useCategories(type)
  const today = useToday()
  return useMemo(() => {
    const usagesOf = usagesIn(entriesOf, type, byId.values(), today)
    return (node) => usagesOf(node?.category.id ?? null)
  }, [entriesOf, byId, type, today])
}
