import type { CategoryRule } from '#domain/categories/rules.ts'
import { useRows } from '#web/data/replica-react.tsx'

/** The person's own rules, the newest first. */
export const useRules = (): readonly CategoryRule[] => useRows('category_rules')
