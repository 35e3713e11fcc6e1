/** Sees all text in a picture: which way up it is, where the lines are and what they say. */

import type { ReadText } from './decode-text.ts'
import { detectText } from './detect.ts'
import type { OcrModels } from './models.ts'
import { partWords } from './part-words.ts'
import { type Picture, type Turn, turnPicture } from './picture.ts'
import { type BoxToRead, recogniseText, signWidthsOf } from './recognise.ts'
import type { TextBox } from './text-box.ts'
import { closerView, quantile } from './text-region.ts'
import { isSideways, legibility, tellingBoxes, turnBoxes } from './turn-boxes.ts'

export interface Segment extends ReadText {
  readonly box: TextBox
}

/** In pixels of the picture once it stands upright. */
export interface SeenText {
  readonly turn: Turn
  readonly width: number
  readonly height: number
  readonly segments: readonly Segment[]
}

/** Told how many of how many lines are read; says whether to go on. */
export type GoOn = (done: number, of: number) => Promise<boolean>

/** Enough to see where lines are and how high; the second look is at what there is to read. */
const firstPixels = 320_000
/** Where hardly any text is seen, it may only be too small. */
const closerPixels = 3_000_000
const fewBoxes = 8
const samples = 5
/** Nearly every picture stands upright, and this many lines show it. */
const fewSamples = 3
const wellRead = 0.85
const leastConfidence = 0.3

interface Upright {
  readonly picture: Picture
  readonly boxes: readonly TextBox[]
  readonly turn: Turn
}

const turned = (from: Upright, by: 90 | 180): Upright => ({
  picture: turnPicture(from.picture, by),
  boxes: turnBoxes(from.boxes, from.picture, by),
  turn: ((from.turn + by) % 360) as Turn,
})

type Known = ReadonlyMap<TextBox, ReadText>

/** The lines that tell best which way is up, read as they are. */
async function sampleOf(
  models: OcrModels,
  { picture, boxes }: Upright,
  most: number,
): Promise<Known> {
  const some = tellingBoxes(boxes, most)
  const asTheyAre = some.map((box) => ({ box, isUpended: false }))
  const texts = await recogniseText(models, picture, asTheyAre, null, async () => true)
  return new Map(some.map((box, at) => [box, texts?.[at] ?? nothing]))
}

interface Stood {
  readonly upright: Upright
  readonly known: Known
}

/** Upside down, lines are found just as well but cannot be read. */
async function standUp(models: OcrModels, level: Upright): Promise<Stood> {
  const atFirst = await sampleOf(models, level, fewSamples)
  const isWell = legibility([...atFirst.values()]) >= wellRead
  if (isWell || level.boxes.length === 0) return { upright: level, known: atFirst }
  const asItIs = await sampleOf(models, level, samples)
  const other = turned(level, 180)
  const headOver = await sampleOf(models, other, samples)
  return legibility([...headOver.values()]) > legibility([...asItIs.values()])
    ? { upright: other, known: headOver }
    : { upright: level, known: asItIs }
}

function toRead(boxes: readonly TextBox[]): readonly BoxToRead[] {
  const usual = quantile(
    boxes.map(({ height }) => height),
    0.5,
  )
  return boxes.map((box) => ({
    box,
    // A lone thin digit is higher than wide too, but no higher than the lines around it.
    isUpended: box.height > box.width * 1.5 && box.height > usual * 2.2,
  }))
}

async function lookAgain(models: OcrModels, seen: Upright, scale: number) {
  const view = closerView(seen.boxes, seen.picture, scale)
  if (!view) return seen.boxes
  const closer = await detectText(models, seen.picture, view.region, view.scale)
  return closer.length >= seen.boxes.length * 0.7 ? closer : seen.boxes
}

interface FirstLook {
  readonly boxes: readonly TextBox[]
  readonly scale: number
}

async function firstLook(models: OcrModels, picture: Picture): Promise<FirstLook> {
  const { width, height } = picture
  const whole = { left: 0, top: 0, width, height }
  const scaleFor = (pixels: number) => Math.min(1, Math.sqrt(pixels / (width * height)))
  const scale = scaleFor(firstPixels)
  const boxes = await detectText(models, picture, whole, scale)
  const closer = scaleFor(closerPixels)
  if (boxes.length >= fewBoxes || closer < scale * 1.2) return { boxes, scale }
  const more = await detectText(models, picture, whole, closer)
  return more.length > boxes.length ? { boxes: more, scale: closer } : { boxes, scale }
}

/** Null when it was told not to go on. */
export async function seeText(
  models: OcrModels,
  picture: Picture,
  goOn: GoOn,
): Promise<SeenText | null> {
  const { boxes, scale } = await firstLook(models, picture)
  if (!(await goOn(0, boxes.length))) return null
  const asSeen: Upright = { picture, boxes, turn: 0 }
  const level = isSideways(boxes) ? turned(asSeen, 90) : asSeen
  const closer = { ...level, boxes: await lookAgain(models, level, scale) }
  const { upright, known } = await standUp(models, closer)
  const segments = await readAll(models, upright, known, goOn)
  const { turn, picture: stood } = upright
  return segments && { turn, width: stood.width, height: stood.height, segments }
}

async function readAll(
  models: OcrModels,
  { picture, boxes }: Upright,
  known: Known,
  goOn: GoOn,
): Promise<readonly Segment[] | null> {
  const open = toRead(boxes).filter(({ box }) => !known.has(box))
  const widths = [...known].flatMap(([box, text]) => signWidthsOf({ box, isUpended: false }, text))
  const texts = await recogniseText(models, picture, open, widths, (done) =>
    goOn(known.size + done, boxes.length),
  )
  if (!texts) return null
  const read = new Map([...known, ...open.map(({ box }, at) => [box, texts[at]] as const)])
  return boxes
    .map((box): Segment => ({ ...partWords(read.get(box) ?? nothing), box }))
    .filter(({ text, confidence }) => text.trim() !== '' && confidence >= leastConfidence)
}

const nothing: ReadText = { text: '', confidence: 0, marks: [], sureness: [], gaps: [] }
