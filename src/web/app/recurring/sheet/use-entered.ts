import type { LedgerRow } from '#domain/ledger.ts'
import { alreadyEntered } from '#domain/recurring/already-entered.ts'
import type { Occurrence } from '#domain/recurring/schedule.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { entryTables, type Kind, type TemplateFields } from '../template.ts'
import { daysAhead } from '../upcoming.ts'
import type { TemplateDraft } from './draft.ts'

/** Which past days of a new one are in the book already: those are not added once more. */
export function useEntered(kind: Kind) {
  const replica = useReplica()
  const { locale } = useLocale()
  const today = useToday()
  const entries = () =>
    replica.rows(entryTables[kind]).values() as Iterable<unknown> as Iterable<LedgerRow>
  return {
    /** Of the days that a draft brings. */
    enteredIn(draft: TemplateDraft, days: readonly Occurrence[]): number {
      const { currency, description } = draft
      const amount = readTypedAmount(draft.amount, currency, locale)
      if (!amount.ok || description.trim() === '') return 0
      const place = { merchant: draft.place, source: draft.place }
      const said = { ...place, description, currency, amount: amount.amount, priceChanges: [] }
      return alreadyEntered(said, days, entries()).length
    },
    /** They are called off one by one, so that they can be brought back. */
    withoutEntered<Fields extends TemplateFields>(fields: Fields): Fields {
      const { past } = daysAhead(fields, today)
      const found = past.length > 0 ? alreadyEntered(fields, past, entries()) : []
      return found.length > 0 ? { ...fields, skippedOn: [...fields.skippedOn, ...found] } : fields
    },
  }
}
