import { useMemo, useState } from 'react'
import { counted } from '#domain/counted.ts'
import { newId } from '#web/data/new-id.ts'
import { useReplica, useRows, useTable } from '#web/data/replica-react.tsx'
import { PairCard } from '#web/ledger/transfers/pair-card.tsx'
import {
  cancelWords,
  type PastPair,
  pairAll,
  pastPairs,
  rejectPair,
} from '#web/ledger/transfers/past-pairs.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { say } from '#web/words/say.ts'
import { useWrites } from '#web/writes/use-writes.ts'

const fewestYears = '2000-01-01'

function usePastPairs(): readonly PastPair[] {
  const replica = useReplica()
  const accounts = useRows('accounts')
  const currencies = [...new Set(accounts.map(({ currency }) => currency))]
  const today = useToday()
  const rates = useRates(
    currencies.length > 1 ? currencies : [],
    currencies.length > 1 ? fewestYears : today,
  )
  const versions = [
    useTable('expenses').version,
    useTable('incomes').version,
    useTable('transfers').version,
    useTable('transfer_rejections').version,
  ].join()
  return useMemo(
    () => (versions && accounts.length > 1 ? pastPairs(replica, rates) : []),
    [replica, rates, versions, accounts],
  )
}

/** Rows of before that cancel out: each was counted as spent, as earned or as both. */
export function PastPairs() {
  const pairs = usePastPairs()
  const [isOpen, setOpen] = useState(false)
  const { locale } = useLocale()
  const { run } = useWrites('transfers')
  const accounts = useRows('accounts')
  if (pairs.length === 0) return null
  const certain = pairs.filter(({ kind }) => kind === 'certain')
  const words =
    certain.length > 0
      ? cancelWords(certain, locale)
      : say('{count, plural, one {# pair} other {# pairs}} may be transfers.', {
          count: pairs.length,
        })
  const nameOf = (id: string) => accounts.find((one) => one.id === id)?.name ?? say('Account')
  const join = (some: readonly PastPair[]) => {
    const title = `${counted(some.length, 'transfer')} made`
    run(pairAll(some, newId), { variant: 'success', title })
  }
  return (
    <Card aria-label={say('Pairs that cancel out')} className="grid grid-cols-1 gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5">
        <p className="min-w-0 flex-1 basis-60 font-medium">{words}</p>
        <Button look="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? say('Hide them') : say('Look at them')}
        </Button>
        {certain.length > 0 ? (
          <Button onClick={() => join(certain)}>{say('Make them transfers')}</Button>
        ) : null}
      </div>
      {isOpen ? (
        <ul aria-label={say('Pairs')} className="grid grid-cols-1 divide-y border-t">
          {pairs.map((pair) => (
            <li key={`${pair.out.id} ${pair.in.id}`}>
              <PairCard pair={pair} nameOf={nameOf}>
                <Button look="outline" onClick={() => join([pair])}>
                  {say('One transfer')}
                </Button>
                <Button
                  look="quiet"
                  onClick={() =>
                    run(rejectPair(pair, newId()), {
                      variant: 'success',
                      title: say('They stay apart'),
                    })
                  }
                >
                  {say('No')}
                </Button>
              </PairCard>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  )
}
