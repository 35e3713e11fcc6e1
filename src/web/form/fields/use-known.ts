import { useEffect, useMemo, useState } from 'react'
import type { KnownBook, NamedCategory, TextOrigin } from '#domain/categories/known.ts'
import type { CategoryType } from '#domain/categories/rules.ts'
import type { Categories } from '#web/categories/use-categories.ts'
import { useReplica } from '#web/data/replica-react.tsx'

type KnownModule = typeof import('#domain/categories/known.ts')

let loaded: KnownModule | null = null

/** The long lists of names come after the screen that asks for them. */
function useKnownModule(): KnownModule | null {
  const [module, setModule] = useState(loaded)
  useEffect(() => {
    if (module) return
    let isWanted = true
    void import('#domain/categories/known.ts').then((here) => {
      loaded = here
      if (isWanted) setModule(here)
    })
    return () => {
      isWanted = false
    }
  }, [module])
  return module
}

/** Well-known names and words as categories of this book; undefined until the lists are here. */
export function useKnown(
  type: CategoryType,
  categories: Categories,
  origin: TextOrigin,
): KnownBook | undefined {
  const replica = useReplica()
  const module = useKnownModule()
  return useMemo(() => {
    const shared = replica.rows('global_categories')
    const named = [...categories.byId.values()].map((one): NamedCategory => {
      const first = shared.get(one.id)?.name
      const names = typeof first === 'string' ? [one.name, first] : [one.name]
      return { id: one.id, type: one.type, names, parentId: one.parentId }
    })
    const usable = new Set(categories.choices.map(({ id }) => id))
    return module?.knownBookFor(named, type, origin, (id) => usable.has(id))
  }, [module, replica, categories, type, origin])
}
