import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fetchInTurn } from './fetch-ahead.ts'

const done = vi.fn()

const frames: (() => void)[] = []
const idle: (() => void)[] = []
const settle = () => new Promise((resolve) => setImmediate(resolve))

/** Each runs what was asked for until then. */
async function frame() {
  for (const work of frames.splice(0)) work()
  await settle()
}

async function calm() {
  for (const work of idle.splice(0)) work()
  await settle()
}

beforeEach(() => {
  const requestIdleCallback = (work: () => void) => idle.push(work)
  const cancelIdleCallback = (handle: number) => idle.splice(handle - 1, 1)
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work))
  vi.stubGlobal('cancelAnimationFrame', (handle: number) => frames.splice(handle - 1, 1))
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)
  vi.stubGlobal('cancelIdleCallback', cancelIdleCallback)
  vi.stubGlobal('window', { requestIdleCallback })
})

afterEach(() => {
  vi.unstubAllGlobals()
  done.mockClear()
  frames.length = 0
  idle.length = 0
})

const turns = { soon: ['/rows', '/report'], later: ['/goals', '/loans'] }

it('fetches the first after the paint, and the others one by one when idle', async () => {
  const fetched: string[] = []
  fetchInTurn(turns, async (place) => void fetched.push(place), done)
  await frame()
  expect(fetched).toEqual([])
  await frame()
  expect(fetched).toEqual(['/rows', '/report'])
  await calm()
  expect(fetched).toEqual(['/rows', '/report', '/goals'])
  await calm()
  expect(fetched).toEqual(['/rows', '/report', '/goals', '/loans'])
  expect(done).not.toHaveBeenCalled()
  await calm()
  expect(idle).toEqual([])
  expect(done).toHaveBeenCalledOnce()
})

it('asks for one at a time', async () => {
  const fetched: string[] = []
  const here = Promise.withResolvers<void>()
  fetchInTurn(
    turns,
    (place) => {
      fetched.push(place)
      return here.promise
    },
    done,
  )
  await frame()
  await frame()
  expect(fetched).toEqual(['/rows'])
  here.resolve()
  await settle()
  expect(fetched).toEqual(['/rows', '/report'])
})

it('fetches nothing more once it is called off', async () => {
  const fetched: string[] = []
  const stop = fetchInTurn(turns, async (place) => void fetched.push(place), done)
  await frame()
  await frame()
  stop()
  await calm()
  expect(fetched).toEqual(['/rows', '/report'])
  const stopSooner = fetchInTurn(turns, async (place) => void fetched.push(place), done)
  stopSooner()
  await frame()
  await frame()
  expect(fetched).toEqual(['/rows', '/report'])
})

it('fetches nothing ahead for somebody who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const fetched: string[] = []
  fetchInTurn(turns, async (place) => void fetched.push(place), done)
  await frame()
  await frame()
  expect(done).not.toHaveBeenCalled()
  await calm()
  expect(fetched).toEqual([])
  expect(done).toHaveBeenCalledOnce()
})
