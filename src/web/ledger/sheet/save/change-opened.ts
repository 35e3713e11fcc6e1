import type { Replica } from '#web/data/replica/types.ts'
import type { Versions } from '#web/form/save-over.ts'
import { asEntries, type Entry, type EntryFields } from '#web/ledger/model/entry.ts'
import { failedWrites } from '#web/ledger/model/failures.ts'
import type { Noun } from '#web/ledger/model/noun.ts'
import { changesBetween, changing, creating, fieldsOf, type Write } from '#web/writes/write.ts'

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
  opened: Entry,
  mine: EntryFields,
): Versions<EntryFields> {
  const stored = storedOf(replica, noun, opened)
  if (!stored || refusedOf(replica, noun, opened).length > 0) {
    return { opened: null, now: null, mine }
  }
  return { opened: fieldsOf(noun.table, opened), now: fieldsOf(noun.table, stored), mine }
}

/**
 * What makes the stored row say what was changed in the sheet. `opened` is how it was when the
 * sheet opened: what another device wrote meanwhile in other fields stays. It may never have been
 * stored, if its create was refused; and what was refused before is all to be written again.
 */
export function changingOpened(
  replica: Books,
  noun: Noun,
  opened: Entry,
  mine: EntryFields,
): Write {
  const failed = refusedOf(replica, noun, opened)
  for (const { key } of failed) replica.dismiss(key)
  const row = storedOf(replica, noun, opened)
  if (!row) return creating(noun.table, [{ ...mine, id: opened.id }])
  const fields = changesBetween(noun.table, failed.length > 0 ? row : opened, mine)
  return changing(noun.table, [{ row, fields }])
}
