import type { Day } from '#domain/calendar/calendar.ts'
import type { LedgerRow } from '#domain/ledger.ts'
import { alreadyEntered } from '#domain/recurring/already-entered.ts'
import type { Occurrence } from '#domain/recurring/schedule.ts'
import { readTypedAmount } from '#domain/typed/read-typed-amount.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { entryTables } from '#web/recurring/occurrence-writes.ts'
import type { Kind, TemplateFields } from '../template.ts'
import { daysAhead } from '../upcoming.ts'
import type { TemplateDraft } from './draft.ts'

type Side = { readonly accountId: string; readonly amount: number } | null
type Moved = { readonly from: Side; readonly to: Side; readonly date: Day }

/** What moves is known again by its way, whatever it was called. */
const wayOf = (fromId: string, toId: string) => ({
  description: `${fromId} ${toId}`,
  currency: '',
})

const asEntered = ({ from, to, date }: Moved) =>
  from && to ? [{ ...wayOf(from.accountId, to.accountId), amount: from.amount, date }] : []

const asSaid = <Fields extends object>(fields: Fields) =>
  'fromId' in fields && 'toId' in fields
    ? { ...fields, ...wayOf(String(fields.fromId), String(fields.toId)) }
    : fields

/** Which days up to today of a new one are in the book already: those are not added once more. */
export function useEntered(kind: Kind) {
  const replica = useReplica()
  const { locale } = useLocale()
  const today = useToday()
  const entries = () => {
    const rows: Iterable<unknown> = replica.rows(entryTables[kind]).values()
    if (kind === 'transfer') return [...(rows as Iterable<Moved>)].flatMap(asEntered)
    return rows as Iterable<LedgerRow>
  }
  return {
    /** Of the days that a draft brings. */
    enteredIn(draft: TemplateDraft, days: readonly Occurrence[]): number {
      const { currency, description, fromId, toId } = draft
      const amount = readTypedAmount(draft.amount, currency, locale)
      if (!amount.ok || (kind !== 'transfer' && description.trim() === '')) return 0
      const place = { merchant: draft.place, source: draft.place }
      const said = { ...place, description, currency, amount: amount.amount, priceChanges: [] }
      const way = kind === 'transfer' ? wayOf(fromId, toId) : {}
      return alreadyEntered({ ...said, ...way }, days, entries()).length
    },
    /** They are called off one by one, so that they can be brought back. */
    withoutEntered<Fields extends TemplateFields>(fields: Fields): Fields {
      const { past, ahead } = daysAhead(fields, today)
      const days = [...past, ...ahead.filter(({ postOn }) => postOn === today)]
      const found = days.length > 0 ? alreadyEntered(asSaid(fields), days, entries()) : []
      return found.length > 0 ? { ...fields, skippedOn: [...fields.skippedOn, ...found] } : fields
    },
  }
}
