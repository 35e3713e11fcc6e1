import { useMemo } from 'react'
import type { Known } from '#domain/groups/gone/between.ts'
import { lostUnanswered } from '#domain/groups/gone/unanswered.ts'
import { answerDays } from '#domain/groups/group-limits.ts'
import { deedOf } from '#domain/groups/joint/deeds.ts'
import { takesExpenses } from '../group.ts'
import { type ActivityRow, useGroupRows } from '../group-rows.ts'
import { openIn } from '../money.ts'
import type { Shown } from '../use-money.ts'

const dayMs = 86_400_000
const nothing: ReadonlySet<string> = new Set()
const movesMoney = /^(expense|settlement|account-entry|debt)/

const isEarlier = (a: ActivityRow, b: ActivityRow) =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id) ? -1 : 1

function knownIn({ group }: Shown, record: readonly ActivityRow[]): readonly Known[] {
  const claims = record.filter(({ kind }) => kind === 'member-claimed').toSorted(isEarlier)
  const claimed = new Map(claims.map(({ subjectId, createdAt }) => [subjectId, createdAt]))
  return group.members.map((one) => ({
    ...{ ...one, joinedAt: claimed.get(one.memberId) ?? one.joinedAt },
  }))
}

function deedsIn({ money }: Shown, record: readonly ActivityRow[], since: string) {
  const rows = [...money.expenses, ...money.settlements, ...money.entries]
  const now = new Map(rows.map((row) => [row.id, row]))
  const told = record.filter(({ kind, subjectId }) => subjectId && movesMoney.test(kind))
  return [...Map.groupBy(told.toSorted(isEarlier), ({ subjectId }) => subjectId ?? '')].flatMap(
    ([id, acts]) =>
      acts.some(({ createdAt }) => createdAt > since)
        ? deedOf({ id, name: '', now: now.get(id) ?? null, acts, since })
        : [],
  )
}

/** What I, or a name, lost by lately: of a group that is not open I still have the word on it. */
export function useAnswerable(shown: Shown): ReadonlySet<string> {
  const record = useGroupRows('activity', shown.group.id)
  return useMemo(() => {
    const { group, money, names } = shown
    if (takesExpenses(group) || names.meId === null) return nothing
    const since = new Date(Date.now() - answerDays * dayMs).toISOString()
    return lostUnanswered(
      knownIn(shown, record),
      deedsIn(shown, record, since),
      names.meId,
      (currency) => openIn(group, money, currency),
    )
  }, [shown, record])
}
