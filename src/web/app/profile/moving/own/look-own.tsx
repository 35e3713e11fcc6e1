import { useMemo, useState } from 'react'
import { useCategoryTables } from '#web/categories/use-categories.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { WideDialogActions, WideDialogBody } from '#web/ui/overlay/wide-dialog.tsx'
import { say } from '#web/words/say.ts'
import type { Bringing } from '../use-moving.ts'
import { problemOf } from './check-own.ts'
import type { OwnTables } from './own-tables.ts'
import { planOwn } from './plan-own.ts'

export interface LookOwnProps {
  readonly fileName: string
  readonly tables: OwnTables
  readonly onBring: (work: Bringing) => void
  readonly onBack: () => void
}

const words = (table: string) => {
  const said = table.replaceAll('_', ' ')
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}`
}

const alreadyHere = say(
  'This book was brought in already. Take it back first to bring it in again.',
)

function useOwnPlan(tables: OwnTables, fileName: string) {
  const { user } = useSession()
  const { shared } = useCategoryTables()
  const replica = useReplica()
  const today = useToday()
  const [importId] = useState(newId)
  const uid = user?.id ?? ''
  return useMemo(() => {
    const plan = planOwn(tables, { uid, importId, fileName, shared, today })
    const isHere = plan.made.some(({ table, id }) => replica.rows(table).has(id))
    return { plan, problem: isHere ? alreadyHere : problemOf(plan, shared) }
  }, [tables, fileName, importId, uid, shared, replica, today])
}

/** A whole book of ours from another server, or from before. */
export function LookOwn({ fileName, tables, onBring, onBack }: LookOwnProps) {
  const { plan, problem } = useOwnPlan(tables, fileName)
  const { locale } = useLocale()
  const counts = [...plan.counts].filter(([, count]) => count > 0)
  return (
    <>
      <WideDialogBody className="grid grid-cols-1 content-start gap-5 pt-1">
        <p className="font-medium">{say('From Moneycomb')}</p>
        {problem ? (
          <p role="alert" className="rounded-md border border-over bg-over-wash p-3">
            {problem}
          </p>
        ) : null}
        <dl aria-label={say('What comes')} className="grid divide-y rounded-lg border px-4">
          {counts.map(([table, count]) => (
            <div key={table} className="flex justify-between gap-4 py-2">
              <dt>{words(table)}</dt>
              <dd>{count.toLocaleString(locale)}</dd>
            </div>
          ))}
        </dl>
        <section aria-label={say('What does not come')} className="grid gap-1 text-sm">
          <h3 className="font-medium">{say('What does not come')}</h3>
          <ul className="grid gap-1 text-muted-foreground">
            {plan.leftOut.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      </WideDialogBody>
      <WideDialogActions>
        <Button look="outline" className="mr-auto" onClick={onBack}>
          {say('Another file')}
        </Button>
        <Button disabled={problem !== null} onClick={() => onBring(plan)}>
          {say('Bring in this book')}
        </Button>
      </WideDialogActions>
    </>
  )
}
