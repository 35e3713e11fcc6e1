import type { Replica } from '#web/data/replica/shapes.ts'
import { asEntries, changesBetween, type Entry, type EntryFields, fieldsOf } from '../entry.ts'
import { failedWrites } from '../failures.ts'
import type { Noun } from '../noun.ts'
import { adding, changing, type Step } from './entry-steps.ts'

type Books = Pick<Replica, 'rows' | 'failures' | 'dismiss'>

/**
 * What makes the stored row say what was changed in the sheet. `opened` is how it was when the
 * sheet opened: what another device wrote meanwhile in other fields stays. It may never have been
 * stored, if its create was refused; and what was refused before is all to be written again.
 */
export function stepFor(replica: Books, noun: Noun, opened: Entry, fields: EntryFields): Step {
  const failed = failedWrites(replica, noun).filter(({ ids }) => ids.includes(opened.id))
  for (const { key } of failed) replica.dismiss(key)
  const row = replica.rows(noun.table).get(opened.id)
  const stored = row && asEntries([row])[0]
  if (!stored) return adding(noun, [{ ...fields, id: opened.id }])
  const changes = changesBetween(noun, failed.length > 0 ? stored : opened, fields)
  const merged = { ...fieldsOf(noun, stored), ...changes } as EntryFields
  return changing(noun, [{ stored, fields: merged }])
}
