/** The account behind a settlement: in the book of whoever paid or was paid, for them alone. */
import {
  create,
  drop,
  dropEvery,
  type EveryChange,
  put,
  type Reducer,
  type Row,
  refuse,
} from '../../command.ts'
import { shareId } from '../share-id.ts'
import { type Group, type InGroup, opened } from './group.ts'

interface SetAccount extends InGroup {
  readonly accountId: string | null
  readonly accountAmount?: number | null | undefined
}

type Settlement = Row & {
  readonly from: string
  readonly to: string
  readonly method: string
}

/** What moved an account moves it no more, or again, as the settlement goes. */
export const followSettlement = (
  { memberIds: books }: Pick<Group, 'memberIds'>,
  settlementId: string,
  status: string,
): EveryChange => ({
  ...{ table: 'settlement_sides', books, every: { settlementId }, set: { status } },
})

/** They go with a group that was never anybody else's. */
export const dropSides = (groupId: string, uid: string): EveryChange => ({
  ...dropEvery('settlement_sides', { groupId }),
  books: [uid],
})

/** Without an account there is nothing to keep. */
const setAccount: Reducer<SetAccount> = (rows, args, { uid }) => {
  const { groupId, id: settlementId, accountId, accountAmount = null } = args
  const me = opened(rows, groupId, uid)?.me
  if (!me) return refuse('not-allowed')
  const settlement = rows.row('settlements', settlementId) as Settlement | null
  if (!settlement) return refuse('not-found')
  const { from, to, amount, currency, date, status, method } = settlement
  const isMine = me.memberId === from || me.memberId === to
  if (!isMine || method === 'written-off') return refuse('not-allowed')
  const id = shareId(settlementId, me.memberId)
  const before = rows.row('settlement_sides', id)
  if (accountId === null) return before ? [drop('settlement_sides', id)] : []
  const said = { accountId, accountAmount }
  if (before) return [put('settlement_sides', { ...before, ...said })]
  const direction = me.memberId === from ? 'out' : 'in'
  const copied = { groupId, settlementId, direction, amount, currency, date, status }
  return [create('settlement_sides', { id, ...said, ...copied })]
}

export const settlementSideReducers = { 'settlements.setAccount': setAccount }
