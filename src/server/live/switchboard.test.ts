import { Pool } from 'pg'
import { expect, it } from 'vitest'
import { networksOf } from '../http/edge/networks.ts'
import { Switchboard } from './switchboard.ts'

/** Whether one more finds room beside so many streams, each of another person. */
function hasRoom(held: number, addressOf: (turn: number) => string): boolean {
  const never = () => Promise.reject(new Error('asked'))
  const board = new Switchboard({
    ...{ pool: new Pool(), identity: { stateOf: never }, scopesOf: never },
    onFailure: () => undefined,
  })
  const sink = { send: () => undefined, hasRoom: () => true, close: () => undefined }
  const one = (turn: number) => ({
    caller: { uid: `person ${turn}`, sessionId: 's' },
    networks: addressOf(turn) ? networksOf(addressOf(turn)) : [],
    ...{ token: '', scopes: [], cursors: {}, sink },
  })
  for (let turn = 0; turn < held; turn++) board.subscribe(one(turn))
  return board.hasRoomFor(one(held))
}

it('holds so many streams of one network, and of all those around it', () => {
  const ways = {
    'an address of IPv4': () => '203.0.113.9',
    'a /64': (turn: number) => `2001:db8:1:1::${turn.toString(16)}`,
    'a /48': (turn: number) => `2001:db8:1:${turn.toString(16)}::1`,
    'many of them': (turn: number) => `2001:db8:${turn.toString(16)}::1`,
    'this machine, where a proxy may stand that names nobody': () => '',
  }
  const most = Object.values(ways).map((way) => [499, 500, 3999, 4000].map((n) => hasRoom(n, way)))
  expect(most).toEqual([
    [true, false, false, false],
    [true, false, false, false],
    [true, true, true, false],
    [true, true, true, true],
    [true, true, true, true],
  ])
})
