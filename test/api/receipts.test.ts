import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { UsageAnswer } from '#contract/advice/calls.ts'
import { errors } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import { receiptAnswer } from '#contract/receipts/entities.ts'
import { TestCaller } from '#test/support/caller.ts'
import {
  fetchPicture,
  keptReceipt,
  newReceipt,
  photo,
  sendPicture,
} from '#test/support/receipt-picture.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { send, sendWell, TestGroup } from '../support/group-fixture.ts'

const server = sharedServer()
let anna: TestCaller
let ben: TestCaller
beforeAll(async () => {
  anna = await TestCaller.signUp(server.url)
  ben = await TestCaller.signUp(server.url, 'Ben')
})

const bytes = (given: Buffer) => new Uint8Array(given)
const answerOf = async (sent: Promise<Response>) => {
  const answer = await sent
  return [answer.status, ((await answer.json()) as { error: string }).error]
}
const refusal = (code: keyof typeof errors) => [errors[code].status, errors[code].message]

/** Says how much is coming and waits: what is refused need not be sent first. */
const statusOfAnnounced = (id: string, length: number) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { ...anna.bearer, 'Content-Type': 'image/jpeg', 'Content-Length': length }
    const address = `${server.url}/api/receipts/${id}`
    const sent = request(address, { method: 'PUT', headers }, (answer) => {
      resolve(answer.statusCode)
      sent.destroy()
    })
    sent.on('error', reject)
    sent.flushHeaders()
  })

describe('PUT /api/receipts/:id', () => {
  it('keeps the pixels, upright, and nothing else of the file', async () => {
    const id = await newReceipt(anna, { pictureHash: 'a'.repeat(64) })
    const answer = await sendPicture(anna, id, bytes(await photo()))
    const kept = receiptAnswer.parse(await answer.json())
    expect(kept).toMatchObject({ width: 600, height: 900 })
    const shown = await fetchPicture(anna, id)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    expect(shown.headers.get('cache-control')).toBe('no-store')
    const image = Buffer.from(await shown.arrayBuffer())
    expect(image.length).toBe(kept.bytes)
    expect(image.includes('Secret Person')).toBe(false)
    const seen = await sharp(image).metadata()
    expect(seen).toMatchObject({ format: 'webp', width: 600, height: 900 })
    expect([seen.exif, seen.xmp, seen.iptc]).toEqual([undefined, undefined, undefined])
    const { body } = await anna.data('GET', `receipts/${id}`)
    expect(body).toMatchObject({ ...kept, storedAt: expect.any(String) })
  })

  it('keeps the first picture that came, however often it is sent', async () => {
    const id = await keptReceipt(anna)
    const other = await sharp({
      create: { width: 20, height: 20, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer()
    const answer = await sendPicture(anna, id, bytes(other), 'image/png')
    expect(await answer.json()).toMatchObject({ width: 600, height: 900 })
  })

  it('makes what is larger than needed smaller', async () => {
    const id = await newReceipt(anna)
    const create = { width: 3000, height: 3000, channels: 3, background: '#fff' } as const
    const large = await sharp({ create }).png().toBuffer()
    const answer = await sendPicture(anna, id, bytes(large), 'image/png')
    expect(await answer.json()).toMatchObject({ width: 2000, height: 2000 })
  })

  it('takes no other kind of file, whatever it calls itself', async () => {
    const id = await newReceipt(anna)
    const gif = bytes(
      await sharp(await photo())
        .gif()
        .toBuffer(),
    )
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const cases: [BodyInit, string][] = [
      [gif, 'image/gif'],
      [gif, 'image/png'],
      [svg, 'image/svg+xml'],
      [svg, 'image/webp'],
      ['%PDF-1.7', 'application/pdf'],
      ['%PDF-1.7', 'image/jpeg'],
      ['', 'image/jpeg'],
      ['{}', 'application/json'],
    ]
    for (const [body, type] of cases) {
      expect(await answerOf(sendPicture(anna, id, body, type))).toEqual(
        refusal('unsupported-image'),
      )
    }
    expect((await fetchPicture(anna, id)).status).toBe(404)
  })

  it('says so when a file is cut short', async () => {
    const id = await newReceipt(anna)
    const whole = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#fff', noise: noise },
    })
      .jpeg()
      .toBuffer()
    for (const part of [whole.subarray(0, whole.length / 2), whole.subarray(0, 200)]) {
      expect(await answerOf(sendPicture(anna, id, bytes(Buffer.from(part))))).toEqual(
        refusal('broken-picture'),
      )
    }
  })

  it('takes neither bombs nor files that are too large', async () => {
    const id = await newReceipt(anna)
    expect(await statusOfAnnounced(id, limits.receiptFileBytes + 1)).toBe(413)
    const create = { width: 9000, height: 9000, channels: 3, background: '#000' } as const
    const bomb = await sharp({ create, limitInputPixels: false }).png().toBuffer()
    expect(bomb.length).toBeLessThan(limits.receiptFileBytes)
    expect(await answerOf(sendPicture(anna, id, bytes(bomb), 'image/png'))).toEqual(
      refusal('too-many-pixels'),
    )
  })

  it('takes no picture that is small to send and large to unfold', async () => {
    const id = await newReceipt(anna)
    const create = { width: 7000, height: 7000, channels: 3, background: '#000' } as const
    const deep = await sharp({ create })
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer()
    expect(await answerOf(sendPicture(anna, id, bytes(deep), 'image/png'))).toEqual(
      refusal('too-many-pixels'),
    )
  })

  it('needs a session and a receipt of one’s own', async () => {
    const id = await newReceipt(anna)
    const picture = bytes(await photo())
    const nobody = new TestCaller(server.url, { ...anna.session, token: 'x' })
    expect((await sendPicture(nobody, id, picture)).status).toBe(401)
    for (const strange of [randomUUID(), 'x', `${id}x`]) {
      expect((await sendPicture(anna, strange, picture)).status).toBe(404)
    }
    expect((await sendPicture(ben, id, picture)).status).toBe(404)
  })
})

const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const

describe('GET /api/receipts/:id', () => {
  it('answers others as if there were none', async () => {
    const id = await keptReceipt(anna)
    await anna.create({ receiptId: id })
    expect((await fetchPicture(anna, id)).status).toBe(200)
    expect(await answerOf(fetchPicture(ben, id))).toEqual(refusal('not-found'))
    const nobody = new TestCaller(server.url, { ...anna.session, token: 'x' })
    expect((await fetchPicture(nobody, id)).status).toBe(401)
  })

  it('cannot be had by showing it on an expense or a bill of one’s own', async () => {
    const id = await keptReceipt(anna)
    const [own] = await ben.push({
      name: 'expenses.create',
      args: {
        doc: {
          ...{ id: randomUUID(), amount: 1, currency: 'EUR', description: 'Theft' },
          ...{ date: '2026-03-31', receiptId: id },
        },
      },
    })
    expect(own).toMatchObject({ ok: false, code: 'invalid-input' })
    const group = await TestGroup.make(ben)
    const doc = group.doc(100, 'Ben', ['Ben'], { receiptId: id })
    expect(await send(ben, 'group_expenses.create', { groupId: group.id, doc })).toMatchObject({
      ok: false,
      fields: { receiptId: 'Choose one that exists.' },
    })
    const bill = await group.spend(ben, 100, 'Ben', ['Ben'])
    const change = { groupId: group.id, id: bill, version: 1, patch: { receiptId: id } }
    expect(await send(ben, 'group_expenses.update', change)).toMatchObject({ ok: false })
    expect((await fetchPicture(ben, id)).status).toBe(404)
  })

  it('is for the members of a group while a bill there shows it', async () => {
    const group = await TestGroup.make(anna)
    const receiptId = await keptReceipt(anna, { groupId: group.id })
    await group.join(ben)
    expect((await fetchPicture(ben, receiptId)).status).toBe(404)
    const bill = await group.spend(anna, 900, 'Anna Berg', ['Anna Berg'], { receiptId })
    expect((await fetchPicture(ben, receiptId)).status).toBe(200)

    const stranger = await TestCaller.signUp(server.url, 'Cem')
    expect((await fetchPicture(stranger, receiptId)).status).toBe(404)

    await sendWell(ben, 'group_expenses.delete', { groupId: group.id, id: bill })
    expect((await fetchPicture(ben, receiptId)).status).toBe(404)
    const doc = group.doc(900, 'Anna Berg', ['Anna Berg'], { id: bill, receiptId })
    await sendWell(ben, 'group_expenses.create', { groupId: group.id, doc })
    expect((await fetchPicture(ben, receiptId)).status).toBe(200)

    await sendWell(ben, 'groups.leave', { groupId: group.id })
    expect((await fetchPicture(ben, receiptId)).status).toBe(404)
  })
})

describe('GET /api/user/usage', () => {
  it('counts what the pictures take of the plan', async () => {
    const dora = await TestCaller.signUp(server.url, 'Dora')
    const used = async () => {
      const { body } = await dora.call<UsageAnswer>('GET', '/api/user/usage')
      return body.storage.usedBytes
    }
    await newReceipt(dora)
    expect(await used()).toBe(0)
    const sizes: number[] = []
    for (const id of [await keptReceipt(dora), await keptReceipt(dora)]) {
      sizes.push((await (await fetchPicture(dora, id)).arrayBuffer()).byteLength)
    }
    expect(await used()).toBe(sizes.reduce((sum, size) => sum + size, 0))
    await keptReceipt(ben)
    expect(await used()).toBe(sizes.reduce((sum, size) => sum + size, 0))
  })
})

describe('everything of mine', () => {
  it('has the pictures of my receipts', async () => {
    const cleo = await TestCaller.signUp(server.url, 'Cleo')
    const id = await keptReceipt(cleo)
    const answer = await fetch(`${server.url}/api/user/export`, { headers: cleo.bearer })
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const picture = files[`receipts/${id}.webp`] ?? new Uint8Array()
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 600 })
    expect(Object.keys(files)).toContain('receipts.json')
  })
})
