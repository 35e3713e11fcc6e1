/** Which category everyone has an imported expense gets: by its name there, or by known words. */
import type { KnownBook } from '../categories/known.ts'
import { foldText } from '../ledger.ts'
import { importedCategories } from './import-categories.data.ts'

export interface Naming {
  /** Those of everyone, by id. */
  readonly names: ReadonlyMap<string, string>
  /** Well-known words; undefined until their lists are here. */
  readonly known: KnownBook | undefined
}

/** Says nothing of what it was. */
const general = /^(?:|general|uncategori[sz]ed|other|allgemein|divers|otros|altro)$/

export function categoryFinder({ names, known }: Naming) {
  const byName = new Map(Array.from(names, ([id, name]) => [foldText(name), id]))
  const called = (text: string): string | null => {
    const folded = foldText(text)
    const ours = Object.hasOwn(importedCategories, folded) ? importedCategories[folded] : undefined
    return byName.get(folded) ?? (ours ? byName.get(foldText(ours)) : undefined) ?? null
  }
  const meant = (text: string) => called(text) ?? known?.([text])?.categoryId ?? null
  return (category: string | null, description: string): string | null => {
    // "Entertainment - Movies": what is said last says most.
    const parts = (category ?? '').split(' - ').filter((part) => !general.test(foldText(part)))
    for (const part of parts.toReversed()) {
      const found = meant(part)
      if (found) return found
    }
    return parts.length > 0 ? null : (known?.([description])?.categoryId ?? null)
  }
}

/** Who one is among the names of a file: the whole name, or the only one that begins like it. */
export function likelyMe(
  people: readonly { readonly key: string; readonly name: string }[],
  name: string,
): string | null {
  const me = foldText(name).trim()
  if (me === '') return null
  const first = (text: string) => foldText(text).trim().split(/\s+/)[0]
  const whole = people.filter((one) => foldText(one.name).trim() === me)
  const found = whole.length > 0 ? whole : people.filter((one) => first(one.name) === first(name))
  return found.length === 1 ? (found[0]?.key ?? null) : null
}
