import { describe, expect, it } from 'vitest'
import type { Row, Rows } from '../command.ts'
import { proposalReducers } from './reducers.ts'

const doc = { id: 'tea', amount: 320 }
const own = { name: 'expenses.create', args: { doc } }
const ofGroup = { name: 'group_expenses.create', args: { doc, groupId: 'flat' } }
const about = { uid: 'me', now: '2026-03-31T10:00:00.000Z', newId: () => 'new', fieldsOf: () => [] }

const waiting = {
  ...{ id: 'one', state: 'waiting', command: own },
  expiresAt: '2026-04-07T10:00:00.000Z',
}

function run(
  verb: 'accept' | 'decline' | 'reopen',
  proposal: Row | null,
  entry: Row | null = null,
) {
  const rows: Rows = {
    row: (table) => (table === 'proposals' ? proposal : entry),
    where: () => [],
  }
  return proposalReducers[`proposals.${verb}`](rows, { id: 'one' }, about)
}

const read = {
  table: 'notifications',
  every: { kind: 'proposal', 'data.proposalId': 'one' },
  set: { read: true },
}
const put = (row: Row) => ({ table: 'proposals', id: 'one', row })

describe('a proposal', () => {
  it('becomes its entry, and waits no more', () => {
    expect(run('accept', waiting)).toEqual([
      put({ ...waiting, state: 'accepted' }),
      read,
      { table: 'expenses', id: 'tea', row: doc, isNew: true },
    ])
  })

  it('of a group is shared out by the server', () => {
    const proposal = { ...waiting, command: ofGroup }
    expect(run('accept', proposal)).toEqual([put({ ...proposal, state: 'accepted' }), read])
  })

  it('changes nothing the second time', () => {
    expect(run('accept', { ...waiting, state: 'accepted' })).toEqual([])
    expect(run('decline', { ...waiting, state: 'declined' })).toEqual([])
    expect(run('reopen', waiting)).toEqual([])
  })

  it('is taken back with what it wrote, if that is still there', () => {
    const accepted = { ...waiting, state: 'accepted' }
    const gone = { table: 'expenses', id: 'tea', row: null }
    expect(run('reopen', accepted, doc)).toEqual([put(waiting), gone])
    expect(run('reopen', accepted)).toEqual([put(waiting)])
    expect(run('reopen', { ...waiting, state: 'declined' }, doc)).toEqual([put(waiting)])
  })

  it.each([
    ['accept', { ...waiting, state: 'declined' }],
    ['accept', { ...waiting, expiresAt: about.now }],
    ['decline', { ...waiting, state: 'accepted' }],
    ['reopen', { ...waiting, state: 'expired' }],
  ] as const)('cannot be answered by %s once it is over', (verb, proposal) => {
    expect(run(verb, proposal)).toEqual({ refusal: { code: 'proposal-over' } })
  })

  it('that is not there is not answered', () => {
    for (const verb of ['accept', 'decline', 'reopen'] as const) {
      expect(run(verb, null)).toEqual({ refusal: { code: 'not-found' } })
    }
  })
})
