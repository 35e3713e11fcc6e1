import type { CategoryRule } from '#domain/categories/rules.ts'
import { useTable } from '#web/data/replica-react.tsx'

/** The person's own rules, the newest first; the same array until one changes. */
export function useRules(): readonly CategoryRule[] {
  const { replica } = useTable('category_rules')
  const rows: readonly unknown[] = replica.monthRows('category_rules', '')
  return rows as readonly CategoryRule[]
}
