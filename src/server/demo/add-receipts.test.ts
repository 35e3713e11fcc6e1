import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { slipOf } from './add-receipts.ts'
import { drawSlip } from './draw-slip.ts'
import { pixelLetters } from './pixel-letters.data.ts'

const bought = { id: 'a', merchant: 'Linden Market', date: '2026-11-17', currency: 'EUR' }
const cents = (line: string) => Number(/(\d+\.\d\d)$/.exec(line)?.[1]?.replace('.', ''))

it('a slip has the shop, the day, and goods that add up to what was paid', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), fc.string(), (amount, id) => {
      const lines = slipOf({ ...bought, id, amount })
      expect(lines.join(' ')).toMatch(/Linden Market.*2026-11-17.*Made up for the demo/)
      const prices = lines.map(cents).filter((sum) => !Number.isNaN(sum))
      expect(prices.at(-1)).toBe(amount)
      expect(prices.slice(0, -1).reduce((sum, price) => sum + price, 0)).toBe(amount)
      expect(prices.every((price) => price > 0)).toBe(true)
    }),
  )
})

it('is drawn as a picture, with every letter it needs', async () => {
  const lines = slipOf({ ...bought, amount: 4590 })
  const letters = new Set(lines.join('').toUpperCase().replaceAll(' ', ''))
  expect([...letters].filter((letter) => !Object.hasOwn(pixelLetters, letter))).toEqual([])
  const { data, info } = await sharp(drawSlip(lines)).greyscale().raw().toBuffer({
    resolveWithObject: true,
  })
  expect(info.width).toBeGreaterThan(600)
  const dark = data.filter((point) => point < 100).length
  expect(dark / data.length).toBeGreaterThan(0.02)
  expect(dark / data.length).toBeLessThan(0.3)
})
