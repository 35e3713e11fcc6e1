import { useMemo } from 'react'
import { Link } from 'react-router'
import { formatDay, isDay, monthOf } from '#domain/calendar/calendar.ts'
import { bookedExpense, bookedIncome } from '#domain/import/match/booked.ts'
import { typedAgain } from '#domain/import/match/verdicts.ts'
import { useTable } from '#web/data/replica-react.tsx'
import { asEntries, type Entry } from '#web/ledger/model/entry.ts'
import type { Noun } from '#web/ledger/model/noun.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Say } from '#web/words/say-element.tsx'
import { type Draft, isExpense } from '../draft.ts'
import { readAmount } from '../read-draft.ts'

export interface AlreadyHereProps {
  readonly draft: Draft
  readonly noun: Noun
}

const none = new Map<string, string | null>()

/** Of one sign, whatever came back of it. */
const booked = (row: Entry) => (isExpense(row) ? bookedExpense(row, none) : bookedIncome(row, none))

/** What an import has brought of that day, by which it would be known when it came again. */
function useBrought({ draft, noun }: AlreadyHereProps): Entry | null {
  const { replica, version } = useTable(noun.table)
  const { locale } = useLocale()
  const sum = readAmount(draft, locale)
  const amount = sum.ok ? sum.amount : 0
  const { date, currency, description, place, refundOf } = draft
  return useMemo(() => {
    void version
    if (!isDay(date) || amount === 0) return null
    const rows = asEntries(replica.monthRows(noun.table, monthOf(date)))
    const brought = rows.filter((row) => row.date === date && row.importId !== null)
    const signed = noun.isPaid && refundOf === null ? -amount : amount
    const typed = { date, amount: signed, currency, description, merchant: place || null }
    const id = typedAgain(typed, brought.map(booked))
    return brought.find((row) => row.id === id) ?? null
  }, [replica, version, noun, date, amount, currency, description, place, refundOf])
}

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Said quietly: whoever paid twice saves it all the same. */
export function AlreadyHere(props: AlreadyHereProps) {
  const { replica } = useTable('imports')
  const { locale } = useLocale()
  const row = useBrought(props)
  if (!row) return null
  const made = replica.rows('imports').get(row.importId ?? '')?.createdAt
  const on = typeof made === 'string' ? made.slice(0, 10) : ''
  const of = isDay(on) ? ` of ${formatDay(on, locale, day)}` : ''
  return (
    <p role="status" className="rounded-lg border bg-muted/40 p-3 text-sm wrap-anywhere">
      <Say
        words="Already in the book from the import{of}: {link}"
        of={of}
        link={
          <Link
            to={`${props.noun.path}?month=${monthOf(row.date)}&edit=${row.id}`}
            className="font-medium underline"
          >
            {row.description}
          </Link>
        }
      />
    </p>
  )
}
