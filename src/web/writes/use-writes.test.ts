import { describe, expect, it, vi } from 'vitest'
import { ticks } from '#test/support/replica-network.ts'
import { clearToasts, shownToasts } from '#test/support/toasts.ts'
import type { Command, Failure, Replica } from '#web/data/replica/types.ts'
import { type ToastMessage, toast, toasts, undoLast } from '#web/ui/overlay/toast.ts'
import { writesWith } from './use-writes.ts'

const view = { id: 'v', name: 'Year', search: 'range=year' }

function fixture(disk: Promise<unknown> = Promise.resolve()) {
  const sent: Command[] = []
  const told: ToastMessage[] = []
  const undone: (readonly string[] | undefined)[] = []
  const mutate = vi.fn((commands: readonly Command[], undoes?: readonly string[]) => {
    sent.push(...commands)
    undone.push(undoes)
    return disk.then(() => commands.map(() => 'key'))
  })
  const failures: Failure[] = []
  const listeners = new Set<() => void>()
  const replica = {
    mutate,
    failures: () => failures,
    status: () => ({ waiting: 1 }) as ReturnType<Replica['status']>,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as Partial<Replica> as Replica
  const takeAway = vi.fn()
  const writes = writesWith(replica, 'saved_views', (message) => {
    told.push(message)
    return takeAway
  })
  const refuse = async () => {
    await Promise.resolve()
    failures.push({ key: 'key', name: '', args: {}, error: 'No', code: 'invalid-input' })
    for (const listener of listeners) listener()
  }
  const names = () => sent.map(({ name }) => name)
  return { replica, sent, undone, told, writes, names, refuse, takeAway, listeners }
}

describe('writes', () => {
  it('are told with an undo that takes them back', async () => {
    const { writes, told, sent, undone } = fixture()
    const id = writes.create({ name: 'Year', search: '' }, { title: 'Saved Year' })
    await vi.waitFor(() => expect(told).toMatchObject([{ title: 'Saved Year' }]))
    told[0]?.undo?.()
    const back = { name: 'saved_views.delete', args: { id } }
    await vi.waitFor(() => expect(sent.at(-1)).toEqual(back))
    expect(undone).toEqual([undefined, ['key']])
    told[0]?.redo?.()
    await vi.waitFor(() => expect(told).toHaveLength(2))
    expect(sent.at(-1)).toEqual(sent[0])
    told[1]?.undo?.()
    await vi.waitFor(() => expect(sent.slice(2)).toEqual(sent.slice(0, 2)))
  })

  it('are told only once the device has them, and never where it could not', async () => {
    const disk = Promise.withResolvers<void>()
    const { writes, told, names } = fixture(disk.promise)
    const before = vi.fn()
    toast({ title: 'Deleted Month', undo: before })
    writes.remove(view, { title: 'Deleted Year' })
    await ticks(5)
    expect([names(), told]).toEqual([['saved_views.delete'], []])
    expect([toasts.isQuiet(), undoLast()]).toEqual([false, true])
    disk.resolve()
    await vi.waitFor(() => expect(told).toMatchObject([{ title: 'Deleted Year' }]))
    expect(before).not.toHaveBeenCalled()
    vi.spyOn(console, 'warn').mockReturnValue()
    const full = fixture(Promise.reject(new Error('full')))
    full.writes.remove(view, { title: 'Deleted Year' })
    await ticks(5)
    expect(full.told).toEqual([])
    clearToasts()
    expect(toasts.isQuiet()).toBe(true)
  })

  it('leave no quiet moment between the message before and their own', async () => {
    const { replica } = fixture()
    toast({ title: 'Deleted Month' })
    const wasQuiet: boolean[] = []
    const stop = toasts.subscribe(() => wasQuiet.push(toasts.isQuiet()))
    writesWith(replica, 'saved_views').remove(view, { title: 'Deleted Year' })
    await vi.waitFor(() => expect(shownToasts()).toMatchObject([{ title: 'Deleted Year' }]))
    await ticks(5)
    stop()
    expect(wasQuiet.filter(Boolean)).toEqual([])
    clearToasts()
  })

  it('are neither sent nor told when nothing differs', () => {
    const { writes, told, sent } = fixture()
    writes.change(view, { name: 'Year' }, { title: 'Renamed' })
    expect([...sent, ...told]).toEqual([])
  })

  it('without words are done in silence', () => {
    const { writes, told, names } = fixture()
    writes.remove(view)
    expect(told).toEqual([])
    expect(names()).toEqual(['saved_views.delete'])
  })

  it('look for what takes them back when asked to, and offer nothing where none does', async () => {
    const { writes, told, names } = fixture()
    const command = { name: 'saved_views.delete', args: { id: 'v' } }
    const undo = vi.fn(() => [{ name: 'saved_views.create', args: { doc: view } }])
    writes.run({ commands: [command], undo }, { title: 'Deleted' })
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(undo).not.toHaveBeenCalled()
    told[0]?.undo?.()
    await vi.waitFor(() => expect(names()).toEqual(['saved_views.delete', 'saved_views.create']))
    writes.run({ commands: [command], undo: null }, { title: 'Deleted' })
    await vi.waitFor(() => expect(told[1]).toEqual({ title: 'Deleted' }))
  })

  it('are no longer told as done once the server has refused them', async () => {
    const { writes, told, names, refuse, takeAway, listeners } = fixture()
    writes.change(view, { name: 'Month' }, { title: 'Renamed' })
    expect(takeAway).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(listeners.size).toBe(1))
    await refuse()
    expect(takeAway).toHaveBeenCalledOnce()
    told[0]?.undo?.()
    expect(names()).toEqual(['saved_views.update'])
    expect(listeners.size).toBe(0)
  })
})
