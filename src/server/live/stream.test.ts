import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Scope } from '#contract/sync.ts'
import type { Caller, Identity, TokenState } from '../auth/identity.ts'
import { Stream } from './stream.ts'

const caller: Caller = { uid: 'anna', sessionId: 's' }
const second = 1000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open(cursors: Record<string, number> = { 'u:anna': 3, 'u:ben': 1 }) {
  const sent: string[] = []
  const reader = { hasRoom: true, isClosed: false }
  const stream = new Stream({
    caller,
    token: 'token',
    scopes: ['u:anna', 'global'],
    networks: [],
    cursors,
    sink: {
      send: (event) => void sent.push(event),
      hasRoom: () => reader.hasRoom,
      close: () => {
        reader.isClosed = true
      },
    },
  })
  return { stream, sent, reader }
}

const gateOf = (state: TokenState, scopes: readonly Scope[] = ['u:anna', 'global']) => {
  const stateOf = vi.fn<Identity['stateOf']>(async () => state)
  return { stateOf, gate: { identity: { stateOf }, scopesOf: async () => scopes } }
}

describe('a stream', () => {
  it('follows only the scopes its caller may read', () => {
    const { stream, sent } = open()
    expect([...stream.cursors]).toEqual([['u:anna', 3]])
    expect(sent).toEqual(['event: hello\ndata: {"scopes":["u:anna","global"]}\n\n'])
  })

  it('asks who its caller is at most every few seconds', async () => {
    const { stream } = open()
    const { stateOf, gate } = gateOf('current')
    await stream.confirm(gate)
    expect(stateOf).not.toHaveBeenCalled()
    vi.advanceTimersByTime(4 * second)
    await stream.confirm(gate)
    await stream.confirm(gate)
    expect(stateOf).toHaveBeenCalledExactlyOnceWith('token')
    expect(stream.isOpen).toBe(true)
  })

  it.each([
    ['ended', 'ended'],
    ['renewed', 'reconnect'],
  ] as const)('ends when its token is %s, and says %s', async (state, event) => {
    const { stream, sent, reader } = open()
    vi.advanceTimersByTime(4 * second)
    await stream.confirm(gateOf(state).gate)
    expect(sent.at(-1)).toBe(`event: ${event}\ndata: {}\n\n`)
    expect(reader.isClosed).toBe(true)
    stream.send('event: changes\n\n')
    expect(sent).toHaveLength(2)
  })

  it('is told of a group that was joined, and hears no more of one that was left', async () => {
    const { stream, sent } = open()
    await stream.recheck(gateOf('current', ['u:anna', 'global', 'g:1']).gate)
    expect(sent.at(-1)).toBe('event: reset\ndata: {"scope":"g:1"}\n\n')
    await stream.recheck(gateOf('current').gate)
    expect(sent.at(-1)).toBe('event: revoked\ndata: {"scope":"g:1"}\n\n')
    stream.revoke('g:1')
    expect(sent).toHaveLength(3)
  })

  it('is dropped when nobody has read from it for long, and not before', () => {
    const { stream, reader } = open()
    reader.hasRoom = false
    stream.dropIfStalled()
    vi.advanceTimersByTime(29 * second)
    stream.dropIfStalled()
    expect(stream.isOpen).toBe(true)
    reader.hasRoom = true
    stream.dropIfStalled()
    reader.hasRoom = false
    vi.advanceTimersByTime(29 * second)
    stream.dropIfStalled()
    vi.advanceTimersByTime(31 * second)
    stream.dropIfStalled()
    expect(stream.isOpen).toBe(false)
    expect(reader.isClosed).toBe(true)
  })
})
