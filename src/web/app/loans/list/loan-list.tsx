import { useId, useState } from 'react'
import { SearchInput } from '#web/form/fields/search-input.tsx'
import { Select } from '#web/ui/control/select.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import type { LoansBar } from '../use-loans-address.ts'
import type { Standed } from '../use-standings.ts'
import { LoanRow } from './loan-row.tsx'
import { findLoans, type Order, orderNames } from './order-loans.ts'

const stages = [
  ['active', say('Being paid back')],
  ['paid', say('Paid off')],
  ['archived', say('Archived')],
] as const

interface LoanListProps {
  readonly all: readonly Standed[]
  readonly bar: LoansBar
}

export function LoanList({ all, bar }: LoanListProps) {
  const [text, setText] = useState('')
  const shown = findLoans(all, text, bar.order)
  return (
    <>
      {all.length < 2 ? null : (
        <div className="flex flex-wrap gap-2">
          <SearchInput label={say('Search loans')} text={text} onText={setText} />
          <Select
            aria-label={say('Order')}
            className="w-56 phone:w-full"
            value={bar.order}
            onChange={(event) => bar.setOrder(event.target.value as Order)}
          >
            {Object.entries(orderNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        </div>
      )}
      {stages.map(([stage, title]) => (
        <Stage key={stage} title={title} rows={shown.filter(({ loan }) => loan.status === stage)} />
      ))}
      {shown.length === 0 ? (
        <p role="status" className="py-8 text-center text-muted-foreground">
          {say('No loan is called that.')}
        </p>
      ) : null}
    </>
  )
}

interface StageProps {
  readonly title: string
  readonly rows: readonly Standed[]
}

function Stage({ title, rows }: StageProps) {
  const id = useId()
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="flex items-baseline gap-2 font-semibold">
        {title}
        <span className="text-sm font-normal text-muted-foreground">{rows.length}</span>
      </h2>
      <Card>
        <ul>
          {rows.map((standed) => (
            <LoanRow key={standed.loan.id} standed={standed} />
          ))}
        </ul>
      </Card>
    </section>
  )
}
