import { describe, expect, it } from 'vitest'
import { avatarOf } from './avatar.ts'

const uid = '01928f5e-6f3a-7c11-9d2b-0a5f6e7d8c9b'

describe('avatarOf', () => {
  it('is the same for the same uid and differs between uids', () => {
    expect(avatarOf(uid)).toBe(avatarOf(uid))
    expect(avatarOf(uid)).not.toBe(avatarOf(uid.replace('01928', '01929')))
  })

  it('is an image by itself: no address to fetch, nothing that runs', () => {
    const [head, svg] = avatarOf(uid).split(',')
    expect(head).toBe('data:image/svg+xml')
    expect(decodeURIComponent(svg ?? '')).toMatch(/^<svg [^>]*>(<path [^>]*\/>){2}<\/svg>$/)
  })

  it('mirrors left and right', () => {
    const svg = decodeURIComponent(avatarOf(uid))
    const cells = [...svg.matchAll(/M(\d+) (\d+)h12v/g)].map(([, x, y]) => `${x} ${y}`)
    expect(cells.length).toBeGreaterThan(0)
    for (const cell of cells) {
      const [x, y] = cell.split(' ').map(Number)
      expect(cells).toContain(`${52 - (x ?? 0)} ${y}`)
    }
  })
})
