import { useMemo, useState } from 'react'
import { useReplica } from '#web/data/replica-react.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { useRates } from '#web/locale/use-rates.ts'
import { pairingBook, rejectedIn } from '../../transfers/pairing-book.ts'
import type { ImportRow } from '../judge-files.ts'
import {
  type Answers,
  daysAround,
  decide,
  type FoundPair,
  findTransfers,
  isTaken,
  noTransfers,
} from './find-transfers.ts'
import type { AccountTargets } from './use-targets.ts'

const noAnswers: Answers = { pairs: new Map(), outside: new Set() }

/** Which of the rows to come are transfers, as found and as the person answers. */
export function useTransfers(rows: readonly ImportRow[], { known }: AccountTargets) {
  const replica = useReplica()
  const today = useToday()
  const [answers, setAnswers] = useState(noAnswers)
  const days = useMemo(() => daysAround(rows.filter(({ accountId }) => accountId)), [rows])
  const currencies = [...new Set([...known.values()].map(({ currency }) => currency))]
  const rates = useRates(currencies.length > 1 ? currencies : [], days?.from ?? today)
  const found = useMemo(() => {
    if (!days) return noTransfers
    const book = pairingBook(replica, days)
    return findTransfers({ rows, accounts: known, book, rejected: rejectedIn(replica), rates })
  }, [replica, rows, known, days, rates])
  const chosen = useMemo(() => decide(found, answers), [found, answers])
  return {
    ...{ found, ...chosen },
    hasAnswers: answers !== noAnswers,
    answerOf: (pair: FoundPair) => (answers.pairs.has(pair.key) ? isTaken(pair, answers) : null),
    answer: ({ key }: FoundPair, isOne: boolean) =>
      setAnswers((now) => ({ ...now, pairs: new Map(now.pairs).set(key, isOne) })),
    flipOutside: (id: string) =>
      setAnswers((now) => {
        const outside = new Set(now.outside)
        if (!outside.delete(id)) outside.add(id)
        return { ...now, outside }
      }),
  }
}

export type Transfers = ReturnType<typeof useTransfers>
