import { useMemo } from 'react'
import {
  arrangeCategories,
  type Categories,
  useCategoryTables,
} from '../categories/use-categories.ts'

/** Those of everybody: a category of one's own would mean nothing to the others. */
export function useGroupCategories(): Categories {
  const { shared } = useCategoryTables()
  return useMemo(() => arrangeCategories(shared, 'expense'), [shared])
}
