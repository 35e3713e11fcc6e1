import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PictureVerdict } from './reader/picture-reader.ts'
import { canReadAgain, isBusy } from './scan.ts'
import { ScanDesk } from './scan-desk.ts'

const read: PictureVerdict = {
  kind: 'read',
  picture: { turn: 0, width: 1, height: 1, readings: [] },
}
const broken: PictureVerdict = { kind: 'refused', reason: 'failed' }
let asked = 0

/** Stands for both threads: one gets pictures ready, the other is too weak to read them. */
class WeakWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  postMessage(given: { readonly id?: number; readonly picture?: Blob }) {
    if (given.id !== undefined) asked += 1
    const { id, picture } = given
    const ready = { picture, width: 1, height: 1, hash: '0' }
    const data = id === undefined ? ready : { id, message: { kind: 'verdict', verdict: broken } }
    queueMicrotask(() => this.onmessage?.({ data }))
  }
  terminate() {}
}

beforeEach(() => {
  asked = 0
  vi.stubGlobal('Worker', WeakWorker)
})
afterEach(() => vi.unstubAllGlobals())

const setting = {
  ...{ currency: 'EUR', locale: 'en-GB', today: '2026-11-15', groupId: null },
  recall: () => null,
}
const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' })
const untilDone = (desk: ScanDesk) =>
  vi.waitFor(() => expect(desk.scans().filter(isBusy)).toEqual([]))

it('brings back what was removed, as it was corrected and where it was', async () => {
  const desk = new ScanDesk()
  desk.readBy(async () => read)
  desk.add([file('one'), file('two')], setting)
  await untilDone(desk)
  const [first] = desk.scans()
  desk.change(first?.id ?? '', { merchant: 'Baker' })
  const back = desk.remove(first?.id ?? '')
  expect(desk.scans().map(({ name }) => name)).toEqual(['two'])
  back()
  back()
  expect(desk.scans().map(({ name }) => name)).toEqual(['one', 'two'])
  expect(desk.scans()[0]?.state).toMatchObject({ receipt: { draft: { merchant: 'Baker' } } })
})

describe('a device that cannot read', () => {
  it('says so, and somebody else reads what nobody has begun to write', async () => {
    const desk = new ScanDesk()
    desk.add([file('one'), file('two')], setting)
    await untilDone(desk)
    expect(desk.scans().filter(canReadAgain)).toHaveLength(2)
    const [, second] = desk.scans()
    desk.change(second?.id ?? '', { merchant: 'Baker' })
    const elsewhere = vi.fn(async () => read)
    desk.readBy(elsewhere)
    await untilDone(desk)
    expect(elsewhere).toHaveBeenCalledTimes(1)
    expect(desk.scans().filter(canReadAgain)).toEqual([])
    expect(desk.scans()[1]?.state).toMatchObject({ receipt: { draft: { merchant: 'Baker' } } })
  })

  it('is not asked while somebody else reads, and is when they cannot', async () => {
    const desk = new ScanDesk()
    desk.readBy(async () => read)
    desk.add([file('one')], setting)
    await untilDone(desk)
    expect(asked).toBe(0)
    desk.readBy(async () => null)
    desk.add([file('two')], setting)
    await untilDone(desk)
    expect(asked).toBe(1)
  })
})
