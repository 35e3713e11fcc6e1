/** Finds the text in a part of a picture, seen at a given scale. */
import { findBoxes } from './find-boxes.ts'
import type { OcrModels } from './models.ts'
import { cutRegion, type Picture, type Region } from './picture.ts'
import { resizePicture } from './resize.ts'
import type { TextBox } from './text-box.ts'

/** As the detector was trained: blue, green, red. */
const means = [0.485, 0.456, 0.406] as const
const spreads = [0.229, 0.224, 0.225] as const
const step = 32

const toStep = (size: number) => Math.max(step, Math.round(size / step) * step)

function inputOf(pixels: Float32Array): Float32Array {
  const count = pixels.length / 3
  const input = new Float32Array(pixels.length)
  for (const [plane, mean] of means.entries()) {
    const spread = spreads[plane] ?? 1
    for (let at = 0; at < count; at += 1) {
      const value = (pixels[at * 3 + 2 - plane] ?? 0) / 255
      input[plane * count + at] = (value - mean) / spread
    }
  }
  return input
}

async function detectWhole(models: OcrModels, picture: Picture, scale: number) {
  const width = toStep(picture.width * scale)
  const height = toStep(picture.height * scale)
  const data = inputOf(resizePicture(picture, width, height))
  const map = await models.detect({ data, dims: [1, 3, height, width] })
  const [across, down] = [picture.width / width, picture.height / height]
  return findBoxes({ width, height, values: map.data }).map((box) => ({
    ...box,
    x: box.x * across,
    y: box.y * down,
    width: box.width * across,
    height: box.height * down,
  }))
}

const mostPixels = 1_800_000
/** More than any line is high, so that each line is whole in one of two neighbours. */
const overlap = 96

interface Slice {
  readonly top: number
  readonly height: number
}

/** Very long receipts do not fit: they are cut into slices that overlap. */
function slicesOf(region: Region, scale: number): readonly Slice[] {
  const most = Math.floor(mostPixels / (region.width * scale) / scale)
  if (region.height <= most) return [{ top: region.top, height: region.height }]
  const shared = Math.min(Math.ceil(overlap / scale), Math.floor(most / 3))
  const count = Math.ceil((region.height - shared) / (most - shared))
  const height = Math.ceil((region.height + (count - 1) * shared) / count)
  return Array.from({ length: count }, (_, at) => {
    const top = Math.round(at * (height - shared))
    return { top: region.top + top, height: Math.min(height, region.height - top) }
  })
}

/** Each slice keeps what has its middle nearer to it than to its neighbours. */
function isOwn(slices: readonly Slice[], at: number, { y }: TextBox): boolean {
  const middle = (one: Slice | undefined, other: Slice | undefined, none: number) =>
    one && other ? (one.top + one.height + other.top) / 2 : none
  const from = middle(slices[at - 1], slices[at], Number.NEGATIVE_INFINITY)
  const to = middle(slices[at], slices[at + 1], Number.POSITIVE_INFINITY)
  return y >= from && y < to
}

export async function detectText(
  models: OcrModels,
  picture: Picture,
  region: Region,
  scale: number,
): Promise<readonly TextBox[]> {
  const slices = slicesOf(region, scale)
  const boxes: TextBox[] = []
  for (const [at, { top, height }] of slices.entries()) {
    const part = cutRegion(picture, { left: region.left, top, width: region.width, height })
    const found = await detectWhole(models, part, scale)
    const placed = found.map((box) => ({ ...box, x: box.x + region.left, y: box.y + top }))
    boxes.push(...placed.filter((box) => isOwn(slices, at, box)))
  }
  return boxes
}
