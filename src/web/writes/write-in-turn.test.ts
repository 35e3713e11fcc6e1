import { expect, it, vi } from 'vitest'
import { limits } from '#contract/limits.ts'
import type { Command, Replica } from '#web/data/replica/types.ts'
import type { ToastMessage } from '#web/ui/overlay/toast.ts'
import { longWork } from './long-work.ts'
import { writeInTurn } from './write-in-turn.ts'

/** A device that keeps what it is given until it is full. */
function fixture(room = Number.POSITIVE_INFINITY) {
  const sent: Command[] = []
  const undone: (readonly string[] | undefined)[] = []
  const told: ToastMessage[] = []
  const replica = {
    mutate: (commands: readonly Command[], undoes?: readonly string[]) => {
      if (sent.length >= room) return Promise.reject(new Error('full'))
      sent.push(...commands)
      undone.push(undoes)
      return Promise.resolve(commands.map(() => `key${sent.length}`))
    },
    status: () =>
      ({ waiting: 0, phase: 'live', failed: 0, isComplete: true, isDurable: true }) as const,
    subscribe: () => () => {},
    failures: () => [],
  } as Partial<Replica> as Replica
  const commands = ['a', 'b'].map((id) => ({ name: 'expenses.deleteMany', args: { ids: [id] } }))
  const docs = [{ id: 'b' }, { id: 'a' }]
  const undo = () => [{ name: 'expenses.createMany', args: { docs } }]
  const words = { doing: 'Deleting', of: limits.batchOperations + 1, done: { title: 'Deleted' } }
  const tell = (one: ToastMessage) => {
    told.push(one)
    return undefined
  }
  const write = () => writeInTurn(replica, { commands, undo }, words, tell)
  return { sent, undone, told, write }
}

it('tells a long write once all of it is kept, and takes back each part by itself', async () => {
  const { sent, undone, told, write } = fixture()
  const seen: unknown[] = []
  const stop = longWork.subscribe(() => seen.push(longWork.now()?.done ?? null))
  await write()
  stop()
  expect(seen).toEqual([0, limits.batchOperations, null])
  expect(told).toMatchObject([{ title: 'Deleted' }])
  told[0]?.undo?.()
  await expect.poll(() => sent.length).toBe(4)
  expect(sent.slice(2).map(({ args }) => args)).toEqual([
    { docs: [{ id: 'b' }] },
    { docs: [{ id: 'a' }] },
  ])
  expect(undone.slice(2)).toEqual([['key2'], ['key1']])
})

it('tells nothing as done that the device could not keep', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const { told, write } = fixture(1)
  await write()
  expect(told).toEqual([])
  expect(warned).toHaveBeenCalledOnce()
  expect(longWork.now()).toBeNull()
})
