import { describe, expect, it } from 'vitest'
import { drawAvatar, drawnAvatar } from './avatar.ts'

const uid = '01928f5e-6f3a-7c11-9d2b-0a5f6e7d8c9b'

describe('drawAvatar', () => {
  it('is the same for the same uid and differs between uids', () => {
    expect(drawAvatar(uid)).toBe(drawAvatar(uid))
    expect(drawAvatar(uid)).not.toBe(drawAvatar(uid.replace('01928', '01929')))
  })

  it('is an image by itself: no address to fetch, nothing that runs', () => {
    const svg = drawAvatar(uid)
    expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 100 100".*<\/svg>$/s)
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /https?:|script|on\w+=/,
    )
  })

  it('has an address on this server', () => {
    expect(drawnAvatar(uid)).toBe(`/api/avatars/${uid}.svg`)
  })
})
