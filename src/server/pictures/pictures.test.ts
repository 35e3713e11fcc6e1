import type { Context } from 'hono'
import { expect, it } from 'vitest'
import type { CallerEnv } from '../http/caller.ts'
import { Pictures } from './pictures.ts'

const given = (uid: string, body: ReadableStream<Uint8Array>) =>
  ({ var: { caller: { uid } }, req: { raw: { body } } }) as Context<CallerEnv>

const trickling = () => new ReadableStream({ start: (to) => to.enqueue(new Uint8Array(8)) })
const whole = () =>
  new ReadableStream({
    start(to) {
      to.enqueue(new TextEncoder().encode('no picture'))
      to.close()
    },
  })

it('takes its place from a picture that only trickles in once somebody waits', async () => {
  const pictures = new Pictures(5)
  const never = () => Promise.reject(new Error('used'))
  const slow = Array.from({ length: 8 }, (_, at) =>
    pictures.take(given(`slow ${at >> 1}`, trickling()), 1000, never).catch((error) => error),
  )
  const tried = pictures.take(given('anna', whole()), 1000, never)
  // It was read: that it is no picture is another matter.
  await expect(tried).rejects.toMatchObject({ code: 'unsupported-image' })
  expect(await Promise.race(slow)).toMatchObject({ code: 'too-busy' })
  pictures.close()
})
