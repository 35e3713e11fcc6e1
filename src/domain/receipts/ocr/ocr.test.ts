import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'
import { detectText } from './detect.ts'
import { findBoxes } from './find-boxes.ts'
import type { OcrModels, Tensor } from './models.ts'
import { charactersOf } from './models.ts'
import { cutRegion, type Picture, sensibleScale, turnPicture } from './picture.ts'
import { recogniseText } from './recognise.ts'
import { resizePicture } from './resize.ts'
import { isSideways, turnBoxes } from './turn-boxes.ts'

const picture = (width: number, height: number): Picture => ({
  width,
  height,
  data: Uint8Array.from({ length: width * height * 4 }, (_, at) => (at * 37) % 256),
})
const side = fc.integer({ min: 1, max: 9 })

describe('a picture', () => {
  it('turned four times is as before', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        const start = picture(width, height)
        let turned = start
        for (let time = 0; time < 4; time += 1) turned = turnPicture(turned, 90)
        expect(turned.data).toEqual(start.data)
        expect(turnPicture(turnPicture(start, 270), 90).data).toEqual(start.data)
        expect(turnPicture(turnPicture(start, 90), 90)).toEqual(turnPicture(start, 180))
      }),
    )
  })

  it('of one colour keeps it at every size', () => {
    fc.assert(
      fc.property(side, side, side, side, (width, height, toWidth, toHeight) => {
        const data = new Uint8Array(width * height * 4).fill(90)
        const pixels = resizePicture({ width, height, data }, toWidth, toHeight)
        expect(pixels).toHaveLength(toWidth * toHeight * 3)
        for (const value of pixels) expect(value).toBeCloseTo(90, 3)
      }),
    )
  })

  it('is cut without moving anything', () => {
    const part = cutRegion(picture(6, 5), { left: 2, top: 1, width: 3, height: 2 })
    expect([...part.data.slice(0, 4)]).toEqual([...picture(6, 5).data.slice(32, 36)])
  })

  it('is made smaller only where that costs nothing', () => {
    expect(sensibleScale(800, 1200)).toBe(1)
    expect(4000 * 3000 * sensibleScale(4000, 3000) ** 2).toBeLessThanOrEqual(6_000_001)
    expect(sensibleScale(500, 9000)).toBe(1)
  })
})

const paint = (width: number, height: number, spots: readonly (readonly number[])[]) => {
  const values = new Float32Array(width * height)
  for (const [left = 0, top = 0, wide = 0, high = 0] of spots) {
    for (let y = top; y < top + high; y += 1)
      values.fill(0.9, y * width + left, y * width + left + wide)
  }
  return values
}

describe('patches of text', () => {
  it('are found where they are, a little larger', () => {
    const values = paint(100, 60, [
      [10, 8, 40, 6],
      [60, 40, 30, 8],
    ])
    const [first, second] = findBoxes({ width: 100, height: 60, values })
    expect([first?.x, first?.y, second?.x, second?.y]).toEqual([30, 11, 75, 44])
    expect(first?.width).toBeGreaterThan(40)
    expect(first?.angle).toBeCloseTo(0)
  })

  it('are not made of specks and shadows', () => {
    const values = paint(50, 50, [[5, 5, 2, 2]]).map((value) => value)
    values.fill(0.35, 1000, 1030)
    expect(findBoxes({ width: 50, height: 50, values })).toEqual([])
  })
})

/** Sees a line of text wherever a row of the picture is black. */
const blackRows: OcrModels = {
  characters: [],
  recognise: async (input) => input,
  detect: async ({ data, dims }: Tensor) => {
    const [, , height = 0, width = 0] = dims
    const values = data.slice(0, height * width).map((value) => (value < -1.5 ? 0.9 : 0))
    return { data: values, dims: [1, 1, height, width] }
  },
}

describe('a very long receipt', () => {
  it('is seen in slices, every line once', async () => {
    const [width, height] = [640, 5120]
    const data = new Uint8Array(width * height * 4).fill(255)
    const tops = Array.from({ length: 80 }, (_, at) => at * 64 + 20)
    for (const top of tops) {
      for (let y = top; y < top + 16; y += 1) {
        data.fill(0, (y * width + 64) * 4, (y * width + 500) * 4)
      }
    }
    const whole = { left: 0, top: 0, width, height }
    const boxes = await detectText(blackRows, { width, height, data }, whole, 1)
    expect(boxes.map(({ y }) => Math.round(y))).toEqual(tops.map((top) => top + 8))
  })
})

describe('lines of any length', () => {
  const size = { width: 900, height: 60 }
  const blank = { ...size, data: new Uint8Array(size.width * size.height * 4) }
  const line = (width: number) => ({
    box: { x: 450, y: 30, width, height: 40, angle: 0, score: 1 },
    isUpended: false,
  })

  /** Reads the same sign so many times, and notes how long what it was given is. */
  const reading = (signs: (width: number) => number, sure = 0.99) => {
    const widths: number[] = []
    const models: OcrModels = {
      ...blackRows,
      characters: ['', 'A'],
      recognise: async ({ dims }) => {
        const width = dims[3] ?? 0
        widths.push(width)
        const steps = Array.from({ length: signs(width) }, () => [1 - sure, sure, 1, 0]).flat()
        return { data: Float32Array.from(steps), dims: [1, steps.length / 2, 2] }
      },
    }
    return { models, widths }
  }
  const always = async () => true

  it('are read one by one and as they are where nothing is known of their print', async () => {
    const { models, widths } = reading(() => 10)
    const boxes = [line(80), line(800), line(120)]
    const texts = await recogniseText(models, blank, boxes, null, always)
    expect(texts).toHaveLength(3)
    expect(widths).toEqual([960, 144, 96])
  })

  it('are pressed together where the signs before them were wide', async () => {
    const { models, widths } = reading((width) => Math.round(width / 16))
    await recogniseText(models, blank, [line(800)], [24], always)
    expect(widths).toEqual([623])
  })

  it('are read again as they are where signs stand too close', async () => {
    const { models, widths } = reading((width) => Math.round(width / 12))
    await recogniseText(models, blank, [line(800)], [24], always)
    expect(widths).toEqual([623, 960])
  })

  it('are read again as they are where a digit may be another', async () => {
    const { models, widths } = reading((width) => Math.round(width / 16))
    const uncertain: OcrModels = {
      ...models,
      characters: ['', 'A', '7'],
      recognise: async (input) => {
        const { data, dims } = await models.recognise(input)
        const steps = data.length / 2
        const wider = Array.from({ length: steps }, (_, at) =>
          at === steps - 2 ? [0.1, 0, 0.6] : [data[at * 2] ?? 0, data[at * 2 + 1] ?? 0, 0],
        )
        return { data: Float32Array.from(wider.flat()), dims: [1, dims[1] ?? 0, 3] }
      },
    }
    await recogniseText(uncertain, blank, [line(800)], [24], always)
    expect(widths).toEqual([623, 960])
  })

  it('are read again as they are where they are unclear', async () => {
    const { models, widths } = reading((width) => Math.round(width / 16), 0.7)
    await recogniseText(models, blank, [line(800)], [24], always)
    expect(widths).toEqual([623, 960])
  })
})

describe('which way is up', () => {
  const box = { x: 20, y: 50, width: 10, height: 60, angle: 0.1, score: 1 }

  it('is seen by how the text runs', () => {
    expect(isSideways([box, box, { ...box, width: 50, height: 10 }])).toBe(true)
    expect(isSideways([{ ...box, width: 50, height: 10 }])).toBe(false)
  })

  it('moves boxes like the picture under them', () => {
    const size = { width: 100, height: 200 }
    const there = turnBoxes([box], size, 90)
    expect(there[0]).toMatchObject({ x: 150, y: 20, width: 60, height: 10, angle: 0.1 })
    expect(turnBoxes(there, { width: 200, height: 100 }, 270)).toEqual([box])
    expect(turnBoxes(turnBoxes([box], size, 180), size, 180)).toEqual([box])
  })
})

describe('text', () => {
  const characters = charactersOf('A\nB\n－\n')

  /** One step for each number, the given character likeliest. */
  const steps = (best: readonly number[]): Tensor => ({
    data: Float32Array.from(
      best.flatMap((each) => characters.map((_, at) => (at === each ? 0.8 : 0))),
    ),
    dims: [1, best.length, characters.length],
  })

  it('is one character however long it stays, two where nothing parts them', () => {
    const { text, marks, confidence } = decodeText(steps([1, 1, 0, 1, 2, 2, 4, 3]), characters)
    expect(text).toBe('AAB -')
    expect(marks).toHaveLength(5)
    expect(confidence).toBeCloseTo(0.8)
  })

  it('keeps how likely a space was where none was read', () => {
    const output = steps([1, 0, 2])
    output.data[2 * characters.length - 1] = 0.3
    expect(decodeText(output, characters)).toMatchObject({
      text: 'AB',
      gaps: [0, expect.closeTo(0.3)],
    })
  })

  it('is nothing where nothing is', () => {
    expect(decodeText(steps([0, 0]), characters)).toMatchObject({ text: '', confidence: 0 })
  })
})
