import { useMemo, useState } from 'react'
import { say } from '#web/words/say.ts'
import '#web/data/replica/commands/own-reducers.ts'
import { addDays } from '#domain/calendar/calendar.ts'
import { paidInNone } from '#domain/import/match/booked.ts'
import {
  type InstalmentProposal,
  nearestDays,
  proposeInstalments,
} from '#domain/import/match/propose-instalments.ts'
import { newId } from '#web/data/new-id.ts'
import { useRows } from '#web/data/replica-react.tsx'
import { useLocale } from '#web/locale/use-locale.ts'
import type { ImportRow } from '../judge-files.ts'
import { openLoans } from './open-loans.ts'

/** What a row is to be made, by its key; null for a no. */
type InstalmentAnswers = ReadonlyMap<string, PaymentIds | null>

/** Of the payment, and of the expense it may become. */
interface PaymentIds {
  readonly of: string
  readonly expenseId: string
}

/** What somebody said paid a loan is no entry of its own, unless it is ticked all the same. */
const withPayments = (
  rows: readonly ImportRow[],
  proposals: ReadonlyMap<string, InstalmentProposal>,
  answers: InstalmentAnswers,
): readonly ImportRow[] =>
  rows.map((one) => {
    const proposal = proposals.get(one.key)
    const ids = answers.get(one.key)
    if (!proposal || !ids) return one
    const { loanId: pays, paymentId, counted, isSpent } = proposal
    const made = isSpent ? ids : { of: ids.of }
    const found = {
      kind: 'duplicate',
      words: say('Pays {what}', { what: proposal.words }),
    } as const
    const verdict = paymentId
      ? { ...found, of: paymentId, tells: paidInNone }
      : { ...found, ...made, pays, ...(counted && { counted }) }
    return { ...one, verdict }
  })

const noAnswers: InstalmentAnswers = new Map()

const lastOf = (rows: readonly ImportRow[]) =>
  rows.reduce((last, { row }) => (row.date > last ? row.date : last), '')

/** Which of the rows to come may have paid a loan, and what the person says of each. */
export function useInstalments(judged: readonly ImportRow[]) {
  const { locale, timezone } = useLocale()
  const [loans, payments] = [useRows('loans'), useRows('payments')]
  const [answers, setAnswers] = useState(noAnswers)
  const proposals = useMemo(() => {
    const fresh = judged.filter(({ verdict }) => verdict.kind === 'new')
    if (fresh.length === 0 || loans.length === 0) return new Map()
    const until = addDays(lastOf(fresh), nearestDays)
    const known = new Set(
      judged.flatMap(({ verdict }) => (verdict.kind === 'duplicate' ? verdict.of : [])),
    )
    return proposeInstalments(fresh, openLoans(loans, payments, until, timezone, known), locale)
  }, [judged, loans, payments, timezone, locale])
  const rows = useMemo(
    () => (answers.size === 0 ? judged : withPayments(judged, proposals, answers)),
    [judged, proposals, answers],
  )
  return {
    ...{ rows, proposals, hasAnswers: answers !== noAnswers },
    /** Null where nothing was said. */
    answerOf: (key: string) => (answers.has(key) ? answers.get(key) !== null : null),
    answer: (key: string, isOne: boolean) =>
      setAnswers((now) => {
        const ids = { of: newId(), expenseId: newId() }
        return new Map(now).set(key, isOne ? ids : null)
      }),
  }
}

export type Instalments = ReturnType<typeof useInstalments>
