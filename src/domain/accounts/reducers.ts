/** What the commands of accounts do: their opening moves, and one becomes part of another. */
import type { Day } from '../calendar/calendar.ts'
import { drop, put, type Reducer, type Row, type Rows, refuse } from '../command.ts'
import { type Account, isBooked, isMoney } from './account.ts'

type AccountRow = Row & Account & { readonly payFromId: string | null }

interface MoveOpening {
  readonly id: string
  readonly openingOn: Day
  readonly openingBalance?: number | null | undefined
}

interface Merge {
  readonly id: string
  readonly into: string
}

const accountOf = (rows: Rows, id: string) => rows.row('accounts', id) as AccountRow | null

/** What it holds then is what a page has counted; the server counts it itself. */
const moveOpening: Reducer<MoveOpening> = (rows, { id, openingOn, openingBalance }) => {
  const account = accountOf(rows, id)
  if (!account) return refuse('not-found')
  if (!isBooked(account.kind)) return refuse('invalid-input', { id: 'A loan has no opening.' })
  const opening = openingBalance ?? account.openingBalance
  return [put('accounts', { ...account, openingOn, openingBalance: opening })]
}

type Sides = Row & Readonly<Record<'from' | 'to', { readonly accountId: string } | null>>

function countBetween(rows: Rows, id: string, into: string): number {
  const left = rows.where('transfers', 'from.accountId', id) as readonly Sides[]
  const came = rows.where('transfers', 'to.accountId', id) as readonly Sides[]
  return (
    left.filter(({ to }) => to?.accountId === into).length +
    came.filter(({ from }) => from?.accountId === into).length
  )
}

/** What is to come between them, either way. */
const countPlanned = (rows: Rows, id: string, into: string): number =>
  rows.where('transfer_templates', 'fromId', id).filter(({ toId }) => toId === into).length +
  rows.where('transfer_templates', 'toId', id).filter(({ fromId }) => fromId === into).length

const intoWords = (words: string) => refuse('invalid-input', { into: words })

/** A transfer between the two would lead from an account to itself, so there may be none. */
const merge: Reducer<Merge> = (rows, { id, into }) => {
  const [from, target] = [accountOf(rows, id), accountOf(rows, into)]
  if (!from) return refuse('not-found')
  if (!target) return intoWords('Choose one that exists.')
  if (id === into) return intoWords('Choose another one.')
  if (!isMoney(from.kind) || !isMoney(target.kind)) return intoWords('Choose one with money.')
  if (from.currency !== target.currency) return intoWords('Choose one in the same currency.')
  const between = countBetween(rows, id, into)
  if (between > 0) return refuse('in-use', { transfers: String(between) })
  const planned = countPlanned(rows, id, into)
  if (planned > 0) return refuse('in-use', { transfer_templates: String(planned) })
  const merged = {
    ...target,
    openingOn: from.openingOn < target.openingOn ? from.openingOn : target.openingOn,
    openingBalance: from.openingBalance + target.openingBalance,
    payFromId: target.payFromId === id ? null : target.payFromId,
  }
  return [put('accounts', merged), { pointersTo: 'accounts', from: id, into }, drop('accounts', id)]
}

export const accountReducers = {
  'accounts.moveOpening': moveOpening,
  'accounts.merge': merge,
}
