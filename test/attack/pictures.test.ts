import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { prove } from '#test/support/proof.ts'
import { newReceipt, sendPicture } from '#test/support/receipt-picture.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

const timeout = 1_800_000
const most = 200

let server: TestServer
let people: readonly TestCaller[]
beforeAll(async () => {
  server = await startTestServer()
  people = await Promise.all(Array.from({ length: 10 }, () => TestCaller.signUp(server.url)))
})
afterAll(async () => {
  expect(server.complaints).toEqual([])
  await server.stop()
})

const residentMb = (pid: number | 'self') =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

/** The most that was added to a process while something was done. */
async function growthMb(pid: number | 'self', work: () => Promise<unknown>): Promise<number> {
  const before = residentMb(pid)
  let peak = before
  const looking = setInterval(() => {
    peak = Math.max(peak, residentMb(pid))
  }, 20)
  await work()
  clearInterval(looking)
  return peak - before
}

/** Small to send, and interlaced: it is unfolded whole before its first row is known. */
const folded = (side: number, isDeep: boolean) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#223' } })
    .toColourspace(isDeep ? 'rgb16' : 'srgb')
    .png({ progressive: true })
    .toBuffer()

describe('three hundred pictures at once', () => {
  it.each([
    ['that would unfold to 0.3 GB each', 7000, true, 413],
    ['as large as we take', 6900, false, 200],
  ] as const)(
    '%s cost the server less than 200 MB',
    { timeout },
    async (what, side, isDeep, status) => {
      const picture = new Uint8Array(await folded(side, isDeep))
      const count = isDeep ? 300 : 60
      const places = await Promise.all(
        Array.from({ length: count }, async (_, turn) => {
          const person = people[turn % people.length]
          if (!person) throw new Error('nobody')
          return { person, id: await newReceipt(person) }
        }),
      )
      const statuses = new Set<number>()
      const growth = await growthMb(server.pid, () =>
        Promise.all(
          places.map(async ({ person, id }) => {
            statuses.add((await sendPicture(person, id, picture, 'image/png')).status)
          }),
        ),
      )
      prove('attack', `Pictures ${what}`, { pictures: count, 'grew by MB': growth })
      expect([...statuses].filter((answer) => answer !== 503)).toEqual([status])
      expect(growth).toBeLessThan(most)
    },
  )

  it('are found where each is unfolded as it comes', { timeout }, async () => {
    const picture = await folded(7000, true)
    const unfold = () => sharp(picture, { limitInputPixels: false }).resize(400).webp().toBuffer()
    const growth = await growthMb('self', () => Promise.all(Array.from({ length: 3 }, unfold)))
    prove('attack', 'Pictures, planted: unfolded as they come', {
      pictures: 3,
      'grew by MB': growth,
    })
    expect(growth).toBeGreaterThan(most)
  })
})
