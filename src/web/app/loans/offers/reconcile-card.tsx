import Plus from 'lucide-react/icons/plus'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { CountingMatch, StatementLine } from '#domain/loans/reconcile.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card, CardBody } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import type { Loan } from '../loan.ts'
import type { Reckoned } from '../reckon.ts'
import { type CountingFields, findCounting } from './reconcile.ts'
import { ReconcileResult } from './reconcile-result.tsx'
import {
  type LineMessages,
  latestPeriod,
  newLine,
  readLines,
  type StatementDraft,
} from './statement-draft.ts'
import { StatementFields } from './statement-fields.tsx'

export interface ReconcileCardProps {
  readonly loan: Loan
  readonly reckoned: Reckoned
  readonly onUse: (fields: CountingFields) => void
}

interface StatementMatches {
  readonly lines: readonly StatementLine[]
  /** Null while it is looked for. */
  readonly matches: readonly CountingMatch[] | null
}

/** A statement's figures, and which way of counting gives exactly those. */
export function ReconcileCard({ loan, reckoned, onUse }: ReconcileCardProps) {
  const { locale } = useLocale()
  const { rows } = reckoned.outcome
  const [lines, setLines] = useState<readonly StatementDraft[]>(() => [
    newLine(latestPeriod(reckoned)),
  ])
  const [messages, tell] = useState<readonly LineMessages[]>([])
  const [found, setFound] = useState<StatementMatches | null>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  const change = (next: readonly StatementDraft[]) => {
    setLines(next)
    tell([])
    setFound(null)
  }
  const compare = (event: FormEvent) => {
    event.preventDefault()
    const read = readLines(lines, loan.currency, locale)
    if (!read.ok) return tell(read.messages)
    stop.current?.()
    setFound({ lines: read.lines, matches: null })
    stop.current = findCounting({ plan: reckoned.plan, lines: read.lines }, (matches) =>
      setFound({ lines: read.lines, matches }),
    )
  }
  return (
    <Card aria-labelledby="reconcile">
      <CardBody className="grid gap-4">
        <div className="grid gap-0.5">
          <h2 id="reconcile" className="font-semibold">
            {say('Compare with a statement')}
          </h2>
          <p className="text-sm text-muted-foreground">
            {say(
              `Lenders count days and round in different ways. Type the interest or the balance of
              a payment, and see which way gives exactly that.`,
            )}
          </p>
        </div>
        <form noValidate onSubmit={compare} className="grid gap-4">
          {lines.map((line, at) => (
            <StatementFields
              key={line.key}
              line={line}
              rows={rows}
              currency={loan.currency}
              messages={messages[at] ?? {}}
              onChange={(patch) =>
                change(lines.map((one) => (one.key === line.key ? { ...one, ...patch } : one)))
              }
              onRemove={
                lines.length > 1 ? () => change(lines.filter(({ key }) => key !== line.key)) : null
              }
            />
          ))}
          <div className="flex flex-wrap gap-2">
            <Button type="submit">{say('Compare')}</Button>
            <Button
              look="quiet"
              onClick={() => change([...lines, newLine(latestPeriod(reckoned))])}
            >
              <Plus aria-hidden />
              {say('Another payment')}
            </Button>
          </div>
        </form>
        {found ? <ReconcileResult {...{ loan, rows, onUse }} {...found} /> : null}
      </CardBody>
    </Card>
  )
}
