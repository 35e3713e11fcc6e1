import { useEffect, useSyncExternalStore } from 'react'
import type { BookCallName, CallAnswer, SentBody } from '#contract/calls/every-call.ts'
import type { CollectionName } from '#contract/collections.ts'
import { storageKeys } from '#contract/storage.ts'
import { AnswersStore, nameOf } from '#web/data/answers-store.ts'
import { bookAddress } from '#web/data/http/book-call.ts'
import { send } from '#web/data/http/client.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica, useReplicaStatus } from '#web/data/replica-react.tsx'
import { report } from '#web/data/report.ts'
import { useSession } from '#web/data/session.tsx'
import { readStored } from '#web/data/session-storage.ts'
import { everyMinute, useLocale, useToday } from '../locale/use-locale.ts'

let store: AnswersStore | undefined

const storeOfPage = () => {
  store ??= new AnswersStore({
    storage: localStorage,
    key: storageKeys.answers,
    ask: (path, body, token) => send({ method: 'POST', path }, { body, token }),
    isStill: (token) => readStored(localStorage).token === token,
    now: () => Date.now(),
    report,
  })
  return store
}

/** Whatever changes a figure. */
const counted: readonly CollectionName[] = [
  'expenses',
  'incomes',
  'group_shares',
  'group_expenses',
  'settlements',
  'goals',
  'contributions',
  'group_contributions',
  'loans',
  'payments',
  'budgets',
  'expense_templates',
  'income_templates',
  'categories',
  'category_styles',
  'groups',
  'own_rates',
]

const versionsIn = (replica: Replica) => counted.map((table) => replica.version(table)).join('.')

const hourMs = 3_600_000
const openedAt = Date.now()

/** Whole hours since this page was opened, the same for all that is on it. */
const useHoursOpen = () =>
  useSyncExternalStore(everyMinute, () => Math.floor((Date.now() - openedAt) / hourMs))

/** Newer rates may come while a page is open, where those that were taken are old. */
const hasOldRates = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'old' in answer &&
  Array.isArray(answer.old) &&
  answer.old.length > 0

/** Changes come in bursts: a short pause makes one question of them. */
const pauseMs = 60

/** The calls that count the book. */
export type ReportCall = Extract<BookCallName, `analytics.${string}` | 'dashboard.data'>

export interface ReportAnswer<Answer> {
  /** The last answer, perhaps of an earlier visit; null while there is none. */
  readonly answer: Answer | null
  /** When it came, in milliseconds. */
  readonly at: number | null
  /** The book has changed since, and there is no newer answer yet. */
  readonly isOld: boolean
  readonly hasFailed: boolean
  readonly again: () => void
}

/**
 * What the server works out from the whole book: the last answer at once, and a new one whenever
 * the server has what this or another device wrote.
 */
export function useAsked<Name extends ReportCall>(
  call: Name,
  body: SentBody<Name>,
): ReportAnswer<CallAnswer<Name>> {
  const { path } = bookAddress(call)
  const { user, token } = useSession()
  const { currency, timezone } = useLocale()
  const today = useToday()
  const replica = useReplica()
  const { phase, waiting, isComplete } = useReplicaStatus()
  const answers = storeOfPage()
  const versions = useSyncExternalStore(
    (listener) => replica.subscribe(listener),
    () => versionsIn(replica),
  )
  const uid = user?.id ?? ''
  const asked = JSON.stringify(body)
  const name = nameOf({ path, body })
  const answered = useSyncExternalStore(answers.subscribe, () => answers.answer(uid, name))
  const hours = useHoursOpen()
  const looked = hasOldRates(answered?.answer) ? hours : 0
  // While a first copy is on its way, every piece of it would ask again.
  const stamp = [isComplete ? versions : '', today, currency, timezone, looked].join(' ')
  const failure = useSyncExternalStore(answers.subscribe, () => answers.failure(name))
  const mayAsk = phase !== 'offline' && waiting === 0 && token !== null
  const isOld = answered?.stamp !== stamp
  useEffect(() => {
    if (!mayAsk || !isOld || token === null) return undefined
    const question = { uid, token, path, body: JSON.parse(asked) as unknown, stamp }
    const timer = setTimeout(() => void answers.need(question), answered ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [answers, mayAsk, isOld, uid, token, path, asked, stamp, answered])
  return {
    answer: (answered?.answer as CallAnswer<Name> | undefined) ?? null,
    at: answered?.at ?? null,
    isOld,
    hasFailed: failure !== null,
    again: () => {
      if (token !== null) void answers.need({ uid, token, path, body, stamp })
    },
  }
}
