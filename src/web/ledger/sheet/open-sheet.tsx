import { useEffect } from 'react'
import { formatMonth, monthOf } from '#domain/calendar.ts'
import { sieveFor } from '#domain/ledger-filter.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useBook } from '#web/fields/use-book.ts'
import type { Categories } from '#web/fields/use-categories.ts'
import { useProposal } from '#web/fields/use-proposal.ts'
import { toast } from '#web/ui/toast.ts'
import { filterOf } from '../address.ts'
import type { Expense, ExpenseFields } from '../entry.ts'
import { failedWrites, meantEntry } from '../failures.ts'
import { noFilters } from '../filters.ts'
import { useNoun } from '../noun.ts'
import type { MonthSource } from '../shown-list.ts'
import type { AddressBar } from '../use-address.ts'
import type { Writes } from '../use-writes.ts'
import type { DraftMessages } from './draft.ts'
import { ExpenseSheet } from './expense-sheet.tsx'

export interface OpenSheetProps {
  readonly bar: AddressBar
  readonly ledger: MonthSource
  readonly categories: Categories
  readonly writes: Writes
}

/** The sheet the address asks for, if any. */
export function OpenSheet({ bar, categories, writes }: OpenSheetProps) {
  const replica = useReplica()
  const noun = useNoun()
  const { sheet } = bar.address
  const entry = sheet?.kind === 'edit' ? meantEntry(replica, noun, sheet.id) : null
  const expense = entry as Expense | null
  const announce = useAnnounce(bar, categories)
  const propose = useProposal(noun.type, categories)
  const isGone = sheet?.kind === 'edit' && expense === null
  useEffect(() => {
    if (isGone && replica.status().isComplete) bar.closeSheet()
  }, [isGone, replica, bar])
  if (sheet === null || isGone) return null
  const failed = failedWrites(replica, noun).find(
    ({ ids }) => ids.length === 1 && ids[0] === expense?.id,
  )
  const save = (fields: ExpenseFields) => {
    if (expense) writes.change(expense.id, fields)
    else writes.add(fields)
    announce(fields)
  }
  return (
    <ExpenseSheet
      key={expense?.id ?? 'new'}
      expense={expense}
      refused={(failed?.fields ?? {}) as DraftMessages}
      categories={categories}
      propose={(typed) => propose({ description: typed })?.categoryId ?? null}
      onSave={save}
      onRemove={(removed) => {
        writes.remove(removed)
        bar.closeSheet()
      }}
      onClose={bar.closeSheet}
    />
  )
}

/** Says where the expense went when the list does not show it. */
function useAnnounce({ address, go }: AddressBar, categories: Categories) {
  const { locale } = useBook()
  return (fields: ExpenseFields) => {
    const sieve = sieveFor(filterOf(address, categories), categories.names)
    if (sieve([{ ...fields, id: '' }]).length > 0) return
    const month = monthOf(fields.date)
    toast({
      title: `Saved ${fields.description}`,
      description: `It is in ${formatMonth(month, locale)}.`,
      variant: 'success',
      action: {
        label: 'Show',
        onClick: () =>
          go({ period: { kind: 'month', month }, text: '', filters: noFilters, sheet: null }),
      },
    })
  }
}
