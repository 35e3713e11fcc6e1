import { request } from 'node:http'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { avatarAnswer } from '#contract/identity/sign-in.ts'
import { TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'

const server = sharedServer()
let anna: TestCaller
beforeAll(async () => {
  anna = await TestCaller.signUp(server.url)
})

const path = '/api/user/avatar'
const upload = (body: BodyInit, type = 'image/jpeg', headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { ...anna.bearer, 'Content-Type': type, ...headers },
    body,
  })
/** Says how much is coming and waits: what is refused need not be sent first. */
const statusOfAnnounced = (bytes: number) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { ...anna.bearer, 'Content-Type': 'image/jpeg', 'Content-Length': bytes }
    const sent = request(`${server.url}${path}`, { method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode)
      sent.destroy()
    })
    sent.on('error', reject)
    sent.flushHeaders()
  })
const place = { IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } }
const photo = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#c80' } })
    .withExif({ IFD0: { Copyright: 'Secret Person' }, ...place })
    .jpeg()
    .toBuffer()
const currentAvatar = async () => {
  const { body } = await anna.call<{ user: { avatar: string } }>('GET', '/api/auth/session')
  return body.user.avatar
}

describe('GET /api/avatars/:file', () => {
  it('comes from this server, without a session, the same for the same user', async () => {
    const address = await currentAvatar()
    expect(address).toBe(`/api/avatars/${anna.uid}.svg`)
    const answer = await fetch(`${server.url}${address}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers.get('cache-control')).toContain('max-age')
    const svg = await answer.text()
    expect(svg).toMatch(/^<svg /)
    expect(await (await fetch(`${server.url}${address}`)).text()).toBe(svg)
  })

  it.each(['x.svg', '..%2fx.svg', `${'a'.repeat(36)}.svg`, `${crypto.randomUUID()}.png`])(
    'is not at %s',
    async (file) => {
      expect((await fetch(`${server.url}/api/avatars/${file}`)).status).toBe(404)
    },
  )
})

describe('POST /api/user/avatar', () => {
  it('keeps the pixels, small, and nothing else of the file', async () => {
    const given = await photo()
    expect((await sharp(given).metadata()).exif?.length).toBeGreaterThan(0)
    const answer = await upload(given)
    expect(answer.status).toBe(200)
    const { avatar } = avatarAnswer.parse(await answer.json())
    expect(avatar).toMatch(new RegExp(`^/api/avatars/${anna.uid}\\.webp\\?v=[0-9a-f]{32}$`))
    expect(await currentAvatar()).toBe(avatar)
    for (const guess of ['', '?v=', `?v=${'0'.repeat(32)}`, '?v=%00']) {
      const file = `${server.url}/api/avatars/${anna.uid}.webp${guess}`
      expect((await fetch(file, { headers: anna.bearer })).status).toBe(404)
    }
    const shown = await fetch(`${server.url}${avatar}`)
    expect(shown.headers.get('content-type')).toBe('image/webp')
    const image = Buffer.from(await shown.arrayBuffer())
    expect(image.includes('Secret Person')).toBe(false)
    const seen = await sharp(image).metadata()
    expect(seen).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect([seen.exif, seen.xmp, seen.iptc]).toEqual([undefined, undefined, undefined])
  })

  it.each(['png', 'webp'] as const)('takes %s', async (format) => {
    const given = await sharp(await photo())
      .toFormat(format)
      .toBuffer()
    expect((await upload(given, `image/${format}`)).status).toBe(200)
  })

  it('takes nothing that is no picture of these kinds', async () => {
    const before = await currentAvatar()
    const gif = await sharp(await photo())
      .gif()
      .toBuffer()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const cases: [BodyInit, string][] = [
      [gif, 'image/gif'],
      [gif, 'image/png'],
      [svg, 'image/svg+xml'],
      [svg, 'image/png'],
      ['', 'image/jpeg'],
      ['{}', 'application/json'],
      ['<html>', 'text/html'],
    ]
    for (const [body, type] of cases) {
      const answer = await upload(body, type)
      expect([answer.status, (await answer.json()).error]).toEqual([
        415,
        'Please choose a JPEG, PNG or WebP picture.',
      ])
    }
    expect(await currentAvatar()).toBe(before)
  })

  it('takes no more than five megabytes and no bomb', async () => {
    expect(await statusOfAnnounced(5_242_881)).toBe(413)
    const create = { width: 9000, height: 9000, channels: 3, background: '#000' } as const
    const bomb = await sharp({ create, limitInputPixels: false }).png().toBuffer()
    expect(bomb.length).toBeLessThan(5_000_000)
    expect((await upload(bomb, 'image/png')).status).toBe(413)
  })

  it('says so when a file is cut short', async () => {
    const answer = await upload((await photo()).subarray(0, 300), 'image/jpeg')
    expect(answer.status).toBe(422)
  })

  it('needs a session', async () => {
    const answer = await upload(await photo(), 'image/jpeg', { Authorization: 'Bearer x' })
    expect(answer.status).toBe(401)
  })

  it('goes back to the drawn one', async () => {
    const own = await currentAvatar()
    expect((await anna.call('DELETE', path)).body).toEqual({
      avatar: `/api/avatars/${anna.uid}.svg`,
    })
    expect(await currentAvatar()).toBe(`/api/avatars/${anna.uid}.svg`)
    expect((await fetch(`${server.url}${own}`)).status).toBe(404)
  })
})
