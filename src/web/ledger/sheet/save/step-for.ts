import type { Replica } from '#web/data/replica/types.ts'
import type { Versions } from '#web/form/save-over.ts'
import {
  asEntries,
  changesBetween,
  type Entry,
  type EntryFields,
  fieldsOf,
} from '#web/ledger/model/entry.ts'
import { failedWrites } from '#web/ledger/model/failures.ts'
import type { Noun } from '#web/ledger/model/noun.ts'
import { adding, changing, type Step } from './entry-steps.ts'

type Books = Pick<Replica, 'rows' | 'failures' | 'dismiss'>

const refusedOf = (replica: Books, noun: Noun, { id }: Entry) =>
  failedWrites(replica, noun).filter(({ ids }) => ids.includes(id))

const storedOf = (replica: Books, noun: Noun, { id }: Entry): Entry | undefined => {
  const row = replica.rows(noun.table).get(id)
  return row && asEntries([row])[0]
}

/** What another device may have changed meanwhile; what was refused is all written anew. */
export function versionsFor(
  replica: Books,
  noun: Noun,
  opened: Entry | null,
  mine: EntryFields,
): Versions<EntryFields> {
  const stored = opened && storedOf(replica, noun, opened)
  if (!opened || !stored || refusedOf(replica, noun, opened).length > 0) {
    return { opened: null, now: null, mine }
  }
  return { opened: fieldsOf(noun, opened), now: fieldsOf(noun, stored), mine }
}

/**
 * What makes the stored row say what was changed in the sheet. `opened` is how it was when the
 * sheet opened: what another device wrote meanwhile in other fields stays. It may never have been
 * stored, if its create was refused; and what was refused before is all to be written again.
 */
export function stepFor(replica: Books, noun: Noun, opened: Entry, fields: EntryFields): Step {
  const failed = refusedOf(replica, noun, opened)
  for (const { key } of failed) replica.dismiss(key)
  const stored = storedOf(replica, noun, opened)
  if (!stored) return adding(noun, [{ ...fields, id: opened.id }])
  const changes = changesBetween(noun, failed.length > 0 ? stored : opened, fields)
  const merged = { ...fieldsOf(noun, stored), ...changes } as EntryFields
  return changing(noun, [{ stored, fields: merged }])
}
