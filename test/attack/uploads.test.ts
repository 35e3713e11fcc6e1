import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#contract/limits.ts'
import { readStatement } from '#domain/import/read-statement.ts'
import { TestCaller } from '#test/support/caller.ts'
import { prove } from '#test/support/proof.ts'
import { fetchPicture, newReceipt, photo, sendPicture } from '#test/support/receipt-picture.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { readGroupFile } from '#web/groups/import/read-group-file.ts'
import { doubleFiles, noPictures, noStatements } from './hostile-files.ts'

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml', 'text/html']
const bytes = (given: Buffer) => new Uint8Array(given)
const figures: Record<string, number | string> = {}

let server: TestServer
let anna: TestCaller
beforeAll(async () => {
  server = await startTestServer({ env: { SCAN_ON_SERVER: '1' } })
  anna = await TestCaller.signUp(server.url)
})
afterAll(async () => {
  prove('attack', 'Uploads', figures)
  expect(server.complaints).toEqual([])
  await server.stop()
})

const post = (path: string, body: BodyInit, type: string, more: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { ...anna.bearer, 'Content-Type': type, ...more },
    body,
  })

/** Somebody new for each avatar: one may be changed only so often in an hour. */
async function wearPicture(picture: Buffer, type: string): Promise<Response> {
  const person = await TestCaller.signUp(server.url)
  return fetch(`${server.url}/api/user/avatar`, {
    method: 'POST',
    headers: { ...person.bearer, 'Content-Type': type },
    body: bytes(picture),
  })
}

const residentMb = () =>
  Math.round(
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024,
  )

describe('a file that is no picture', () => {
  it('is refused, whatever it calls itself', async () => {
    const wrong: string[] = []
    let tried = 0
    for (const [name, file] of Object.entries(await noPictures())) {
      const id = await newReceipt(anna)
      for (const type of types) {
        const answers = {
          receipt: await sendPicture(anna, id, bytes(file), type),
          avatar: await wearPicture(file, type),
          scan: await post('/api/scan', bytes(file), type),
        }
        for (const [place, { status }] of Object.entries(answers)) {
          tried += 1
          if (status < 400 || status >= 500) wrong.push(`${name} as ${type}, ${place}: ${status}`)
        }
      }
      expect((await fetchPicture(anna, id)).status, name).toBe(404)
    }
    Object.assign(figures, { 'wrong files': tried, 'taken or failed': wrong.length })
    expect(wrong).toEqual([])
  })

  it('is not found by a name that leads elsewhere', async () => {
    const names = ['../../etc/passwd', '..\\..\\x', '%00', 'x.webp%00.svg', '....//x', 'CON', '~']
    for (const name of names.flatMap((one) => [encodeURIComponent(one), one])) {
      for (const folder of ['avatars', 'receipts']) {
        const answer = await fetch(`${server.url}/api/${folder}/${name}`, { headers: anna.bearer })
        expect([404, 400], `${folder} ${name}`).toContain(answer.status)
      }
    }
  })
})

const isSealed = (answer: Response, type: string) => {
  const { headers } = answer
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="picture\.\w+"$/)
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/)
}

/** Nothing of the file but its pixels. */
async function expectOnlyPixels(answer: Response): Promise<void> {
  isSealed(answer, 'image/webp')
  const picture = Buffer.from(await answer.arrayBuffer())
  for (const strange of ['script', 'PK\x03\x04', 'Secret Person', '__hit']) {
    expect(picture.includes(strange), strange).toBe(false)
  }
  const { format, exif, xmp, iptc } = await sharp(picture).metadata()
  expect([format, exif, xmp, iptc]).toEqual(['webp', undefined, undefined, undefined])
}

describe('a picture that is something else too', () => {
  it('is kept and given out as its pixels only', async () => {
    const files = { ...(await doubleFiles()), 'with a place': await photo() }
    for (const file of Object.values(files)) {
      const id = await newReceipt(anna)
      expect((await sendPicture(anna, id, bytes(file), 'image/png')).status).toBe(200)
      await expectOnlyPixels(await fetchPicture(anna, id))
      const worn = await wearPicture(file, 'image/jpeg')
      const { avatar } = (await worn.json()) as { avatar: string }
      await expectOnlyPixels(await fetch(server.url + avatar))
    }
    isSealed(
      await fetch(`${server.url}/api/avatars/${anna.uid}.svg`),
      'image/svg+xml; charset=utf-8',
    )
    Object.assign(figures, { 'double files': Object.keys(files).length })
  })
})

/** Sends without saying how much, until the server has had enough. */
const pour = (path: string, method: string, megabytes: number) =>
  new Promise<number>((resolve) => {
    const headers = { ...anna.bearer, 'Content-Type': 'image/jpeg', 'Transfer-Encoding': 'chunked' }
    let [sent, status] = [0, 0]
    const end = () => resolve(status)
    const poured = request(`${server.url}${path}`, { method, headers }, (answer) => {
      status = answer.statusCode ?? 0
      poured.destroy()
      end()
    })
    poured.on('error', end)
    const drop = Buffer.alloc(1_000_000, 0xff)
    const more = (): void => {
      if (status || sent >= megabytes) return void poured.end()
      sent += 1
      poured.write(drop, () => setImmediate(more))
    }
    more()
  })

/** Whoever is asked to come later does; tells how often it was sent. */
async function sendUntilTaken(id: string, picture: Buffer): Promise<number> {
  for (let tries = 1; tries <= 50; tries++) {
    const answer = await sendPicture(anna, id, bytes(picture))
    if (answer.status === 200) return tries
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    await setTimeout(200)
  }
  throw new Error('a picture was never taken')
}

describe('too much', () => {
  it('is refused before it is taken in, with and without its length', async () => {
    const before = residentMb()
    const id = await newReceipt(anna)
    const ways = [
      [`/api/receipts/${id}`, 'PUT'],
      ['/api/user/avatar', 'POST'],
      ['/api/scan', 'POST'],
    ] as const
    for (const [path, method] of ways) {
      const status = await pour(path, method, 100)
      expect([413, 0], path).toContain(status)
    }
    const bomb = gzipSync(Buffer.alloc(100_000_000, 0x20))
    const json = { 'Content-Encoding': 'gzip' }
    const answer = await post('/api/sync/push', bytes(bomb), 'application/json', json)
    expect([400, 413, 415, 422]).toContain(answer.status)
    Object.assign(figures, { 'MB more after 300 MB': residentMb() - before })
    expect(residentMb() - before).toBeLessThan(250)
  })

  it('at once lets others go on', async () => {
    const create = { width: 3500, height: 3500, channels: 3, background: '#fff' } as const
    const large = await sharp({ create }).jpeg().toBuffer()
    const timed = async () => {
      const begun = performance.now()
      expect((await anna.call('GET', '/api/user/usage')).status).toBe(200)
      return performance.now() - begun
    }
    const median = (list: readonly number[]) =>
      list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0
    const alone: number[] = []
    for (let at = 0; at < 40; at++) alone.push(await timed())
    const ids = await Promise.all(Array.from({ length: 20 }, () => newReceipt(anna)))
    const before = residentMb()
    let isBusy = true
    const sent = Promise.all(ids.map((id) => sendUntilTaken(id, large))).finally(() => {
      isBusy = false
    })
    const beside: number[] = []
    while (isBusy) beside.push(await timed())
    const tries = (await sent).reduce((sum, one) => sum + one, 0)
    const [quiet, busy] = [median(alone), median(beside)]
    Object.assign(figures, {
      'asked to come later': tries - ids.length,
      'ms alone': quiet.toFixed(1),
      'ms beside 20 uploads': busy.toFixed(1),
      'MB more after 20 uploads': residentMb() - before,
    })
  })
})

describe('a file that is no statement and no group', () => {
  const options = { limits, currency: 'EUR', locale: 'en-GB', today: '2026-11-15' }

  it('is refused in words', () => {
    const taken = Object.entries(noStatements).filter(([, file]) => {
      const read = readStatement(bytes(file), options)
      return read.ok || read.words === ''
    })
    const groups = Object.entries(noStatements).filter(
      ([, file]) => readGroupFile(file.toString('latin1'), 'EUR').ok,
    )
    Object.assign(figures, { statements: Object.keys(noStatements).length })
    expect([...taken, ...groups].map(([name]) => name)).toEqual([])
  })

  it('changes nothing about what every object has', () => {
    const evil = '{"__proto__":{"isEvil":true},"constructor":{"prototype":{"isEvil":true}}}'
    expect(readGroupFile(evil, 'EUR').ok).toBe(false)
    expect(({} as { isEvil?: boolean }).isEvil).toBeUndefined()
  })
})
