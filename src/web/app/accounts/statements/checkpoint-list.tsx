import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { RowOf } from '#contract/collections.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { Amount } from '#web/locale/amount.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { useWrites } from '#web/writes/use-writes.ts'

type Checkpoint = RowOf<'checkpoints'>

export interface CheckpointListProps {
  readonly account: AccountRow
  readonly checkpoints: readonly Checkpoint[]
}

const sources: Readonly<Record<Checkpoint['source'], string>> = {
  typed: say('Typed'),
  ofx: say('OFX file'),
  camt: say('CAMT file'),
  csv: say('CSV file'),
}
const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const
const fewest = 12

/** Every balance that the bank said, the newest first. */
export function CheckpointList({ account, checkpoints }: CheckpointListProps) {
  const { locale } = useLocale()
  const { remove } = useWrites('checkpoints')
  const [isAll, setAll] = useState(false)
  if (checkpoints.length === 0) return null
  const shown = isAll ? checkpoints : checkpoints.slice(0, fewest)
  return (
    <Card aria-label={say('What the bank said')} className="grid grid-cols-1 gap-2 py-3">
      <h3 className="px-5 font-semibold">{say('What the bank said')}</h3>
      <ul aria-label={say('Balances of the bank')} className="grid grid-cols-1 divide-y">
        {shown.map((one) => {
          const day = formatDay(one.date, locale, dayStyle)
          return (
            <li key={one.id} className="flex items-center gap-3 py-1 pr-2 pl-5">
              <div className="min-w-0 flex-1">
                <p>
                  {one.at === 'open'
                    ? say('Start of {day}', { day })
                    : say('End of {day}', { day })}
                </p>
                <p className="text-sm text-muted-foreground">{sources[one.source]}</p>
              </div>
              <Amount amount={one.balance} currency={account.currency} className="font-semibold" />
              <IconButton
                label={say('Delete the balance of {day}', { day })}
                onClick={() => remove(one, { variant: 'success', title: say('Balance deleted') })}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {checkpoints.length > shown.length ? (
        <Button look="quiet" onClick={() => setAll(true)} className="mx-2 justify-self-start">
          <Say words="Show all {value}" value={checkpoints.length.toLocaleString(locale)} />
        </Button>
      ) : null}
    </Card>
  )
}
