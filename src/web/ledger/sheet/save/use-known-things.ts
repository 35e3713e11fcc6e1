import type { EntryLine } from '#domain/entry-line/read-line.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import type { MonthSource } from '#web/ledger/model/shown-list.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { onlyBought } from '../find-expenses.ts'
import { methodFor, type PaidThing } from '../usual-method.ts'

/** What the book knows of a thing: how it was paid before, and the purchase money back is of. */
export function useKnownThings(ledger: MonthSource) {
  const replica = useReplica()
  const { currency: own } = useLocale()
  const today = useToday()
  return {
    methodOf: (said: PaidThing) => methodFor(replica, said),
    bought: ({ description: text, amount, currency, date }: EntryLine) =>
      onlyBought(ledger, { text, amount, currency: currency ?? own, date: date ?? today }),
  }
}
