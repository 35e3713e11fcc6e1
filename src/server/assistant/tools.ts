import {
  assistantTools,
  type ToolAnswer,
  type ToolInput,
  type ToolName,
  toolNames,
} from '#contract/assistant/tools.ts'
import type { GroupAnswer } from '#contract/groups/calls.ts'
import { groupScope } from '#contract/sync.ts'
import { reaches } from '#contract/tokens/may.ts'
import { addDays, dayAt } from '#domain/calendar/calendar.ts'
import { soonDays } from '#domain/recurring/soon.ts'
import { simplified } from '../advice/answers/debts.ts'
import { looking } from '../analytics/look.ts'
import type { Caller } from '../auth/identity.ts'
import { readRunningBudgets, readUpcoming } from '../dashboard/read-dashboard.ts'
import { isWithin, requireWithin } from '../documents/reach.ts'
import type { Engine } from '../engine.ts'
import { readGroups } from '../groups/read-groups.ts'
import { Fault } from '../http/fault.ts'
import { search } from '../search/search.ts'
import { requireProfile } from '../users/profiles.ts'
import { readEntry } from './entry.ts'
import { readFigure } from './figures.ts'
import { memberName } from './names.ts'
import { placeOf } from './place.ts'
import { listProposals, propose } from './propose.ts'

/** What is told, and in a few words how much that was. */
export interface ToldAnswer<Name extends ToolName> {
  readonly answer: ToolAnswer<Name>
  readonly told: string
}

type Tool<Name extends ToolName> = (
  engine: Engine,
  caller: Caller,
  asked: ToolInput<Name>,
) => Promise<ToldAnswer<Name>>

const own = { lens: 'share', groupId: null } as const

/** Nobody plans further. */
const AHEAD_MOST_DAYS = 100

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`

const find: Tool<'search'> = async (engine, caller, { query }) => {
  const { sections } = await search(engine, caller, query, engine.clock.now())
  const hits = sections.flatMap((section) =>
    section.hits.map(({ marks: _, detailMarks: _d, ...hit }) => ({
      ...hit,
      title: hit.kind === 'people' ? memberName(hit.title) : hit.title,
    })),
  )
  const more = sections.some(({ hasMore }) => hasMore)
  return { answer: { hits, more }, told: counted(hits.length, 'hit') }
}

const figures: Tool<'figures'> = async (engine, caller, asked) => {
  const answer = await readFigure(engine, caller, asked)
  return { answer, told: `${answer.said}, ${counted(answer.rows.length, 'row')}` }
}

function balancesOf({ id, name, status, members, balances }: GroupAnswer, uid: string) {
  const named = new Map(members.map((one) => [one.memberId, one]))
  const nameOf = (memberId: string) => memberName(named.get(memberId)?.name ?? '')
  const payments = [...Map.groupBy(balances, ({ currency }) => currency)].flatMap(
    ([currency, some]) =>
      simplified({ members }, new Map(some.map((one) => [one.memberId, one.amount]))).map(
        ({ from, to, amount }) => ({
          from: from.map(nameOf).join(' and '),
          to: to.map(nameOf).join(' and '),
          amount,
          currency,
        }),
      ),
  )
  const told = balances.map(({ memberId, amount, currency }) => ({
    ...{ memberId, name: nameOf(memberId), amount, currency },
    isMe: named.get(memberId)?.uid === uid,
  }))
  return { id, name, status, balances: told, payments }
}

const balances: Tool<'balances'> = async (engine, caller, { groupId }) => {
  if (groupId !== undefined) requireWithin(caller, groupScope(groupId))
  const mine = await readGroups(engine.database.pool, caller.uid)
  const asked = mine.filter(({ id }) => isWithin(caller, groupScope(id)) && (groupId ?? id) === id)
  if (groupId !== undefined && asked.length === 0) throw new Fault('not-found')
  const groups = asked.map((group) => balancesOf(group, caller.uid))
  return { answer: { groups }, told: counted(groups.length, 'group') }
}

const budgets: Tool<'budgets'> = async (engine, caller) => {
  const running = await looking(engine, caller.uid, own, readRunningBudgets)
  return { answer: { budgets: running }, told: counted(running.length, 'budget') }
}

const upcoming: Tool<'upcoming'> = async (engine, caller, { to: wanted }) => {
  const { timezone } = await requireProfile(engine.database.pool, caller.uid)
  const today = dayAt(engine.clock.now().getTime(), timezone)
  const to = wanted ?? addDays(today, soonDays)
  if (to < today || to > addDays(today, AHEAD_MOST_DAYS)) {
    const error = `Choose a day from today on, at most ${AHEAD_MOST_DAYS} days ahead.`
    throw new Fault('invalid-input', { to: error })
  }
  const rows = await looking(engine, caller.uid, own, (look) => readUpcoming(look, to))
  return { answer: { from: today, to, rows: [...rows] }, told: counted(rows.length, 'row') }
}

const entry: Tool<'entry'> = async (engine, caller, { id }) => ({
  answer: await readEntry(engine, caller, id),
  told: 'one entry',
})

const proposeEntry: Tool<'propose_entry'> = async (engine, caller, asked) => {
  const answer = await propose(engine, caller, asked)
  return { answer, told: answer.repeated ? 'had it already' : 'waits for you' }
}

const myProposals: Tool<'my_proposals'> = async (engine, caller) => {
  const proposals = await listProposals(engine, caller)
  return { answer: { proposals }, told: counted(proposals.length, 'proposal') }
}

export const tools: { readonly [Name in ToolName]: Tool<Name> } = {
  search: find,
  figures,
  balances,
  budgets,
  upcoming,
  entry,
  propose_entry: proposeEntry,
  my_proposals: myProposals,
}

/** A tool that a token may not use is not there for it. */
export const toolsOf = (caller: Caller): readonly ToolName[] =>
  toolNames.filter((name) => {
    const { need, places } = assistantTools[name]
    const isPlace = (places as readonly string[]).includes(placeOf(caller))
    return isPlace && reaches(caller.grant?.may ?? 'read', need)
  })
