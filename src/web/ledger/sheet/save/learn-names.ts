import { usedTags } from '#web/ledger/filter/used-tags.ts'
import type { MonthSource } from '#web/ledger/model/shown-list.ts'
import { usedPlaces } from '../used-places.ts'

/** Learns the tags and places of one more month with every call, until none is left. */
export function nameLearner({ months, rowsOf }: MonthSource): () => boolean {
  const waiting = [...months]
  return () => {
    const month = waiting.shift()
    if (month === undefined) return false
    const one = { months: [month], rowsOf }
    usedTags(one)
    usedPlaces(one)
    return true
  }
}
