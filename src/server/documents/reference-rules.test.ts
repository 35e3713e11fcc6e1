import { describe, expect, it } from 'vitest'
import { type Collection, collections, openCollectionNames } from '#contract/collections.ts'
import { references } from '#contract/references.ts'
import { referenceRules } from './reference-rules.ts'

const all = openCollectionNames.flatMap((name) =>
  Object.entries(referenceRules[name] ?? {}).map(([at, rule]) => ({ name, at, rule })),
)

describe('the rules of references', () => {
  it.each(all)(
    'know a reference of $name at $at, and fields its targets have',
    ({ name, at, rule }) => {
      const reference = references[name]?.find((known) => known.at === at)
      expect(reference).toBeDefined()
      for (const target of reference?.to ?? []) {
        const { entity }: Collection = collections[target]
        const fields = [...Object.keys(entity.writable), ...Object.keys(entity.serverOwned)]
        expect(fields).toEqual(expect.arrayContaining(Object.keys(rule.reliesOn)))
      }
    },
  )
})
