import { useState } from 'react'
import { Link } from 'react-router'
import { routes } from '#contract/routes.ts'
import { isDay, writtenDay } from '#domain/calendar/calendar.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { shareAddress } from '#web/groups/share-address.ts'
import { Amount } from '#web/locale/amount.tsx'
import { endAskingForRate } from '#web/locale/asked-rate.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { type LackingRow, rowsIn } from './rows-without-rate.ts'
import type { RateForm } from './use-rate-form.ts'

const SHOWN = 50

function addressOf({ entry, type }: LackingRow, replica: Replica): string {
  if (entry.groupId !== undefined) return shareAddress(replica, entry.id)
  const list = type === 'income' ? routes.income : routes.expenses
  return `${list.path}?month=${entry.date.slice(0, 7)}&edit=${entry.id}`
}

const rowsWords = (count: number) =>
  say('{count, plural, one {# entry counts by it} other {# entries count by it}}', { count })

const outsideWords = (count: number) =>
  say(
    `{count, plural, one {# entry lies outside these days.} other {# entries lie outside these
    days.}}`,
    { count },
  )

/** The very rows that a rate would count for; each leads to itself. */
export function LackingList({ form: { draft, rows } }: { readonly form: RateForm }) {
  const [most, setMost] = useState(SHOWN)
  const from = isDay(draft.fromOn) ? draft.fromOn : '0001-01-01'
  const covered = rowsIn(rows, from, isDay(draft.toOn) ? draft.toOn : null)
  const outside = rows.length - covered.length
  if (rows.length === 0) {
    return (
      <p className="text-sm text-muted-foreground">
        <Say
          words={`No entry in {currency} lacks a rate. Goals, loans and plans in it count by this
            one.`}
          currency={draft.currency}
        />
      </p>
    )
  }
  return (
    <section aria-label={say('Entries without a rate')} className="grid gap-1">
      <h3 className="text-sm font-medium">{rowsWords(covered.length)}</h3>
      <ul>
        {covered.slice(0, most).map((row) => (
          <LackingLine key={row.entry.id} row={row} />
        ))}
      </ul>
      {covered.length > most ? (
        <Button look="outline" onClick={() => setMost(most + SHOWN)}>
          {say('Show more')}
        </Button>
      ) : null}
      {outside > 0 ? (
        <p className="text-sm text-muted-foreground">{outsideWords(outside)}</p>
      ) : null}
    </section>
  )
}

function LackingLine({ row }: { readonly row: LackingRow }) {
  const { locale } = useLocale()
  const today = useToday()
  const { entry, type } = row
  const replica = useReplica()
  return (
    <li className="border-b last:border-b-0">
      <Link
        to={addressOf(row, replica)}
        onClick={endAskingForRate}
        className="-mx-2 flex min-h-12 items-center gap-3 rounded-md px-2 py-1.5 hover:bg-muted"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate">{entry.description}</span>
          <span className="text-sm text-muted-foreground">
            {writtenDay(entry.date, today, locale)}
            {entry.groupId === undefined ? '' : say(', your part of a group bill')}
          </span>
        </span>
        <Amount
          amount={entry.amount}
          currency={entry.currency}
          flow={type === 'income' ? 'in' : 'out'}
        />
      </Link>
    </li>
  )
}
