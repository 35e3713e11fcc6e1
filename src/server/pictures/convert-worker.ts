import sharp, { type Sharp } from 'sharp'
import { limits } from '#contract/limits.ts'
import { answerAsks } from '../answer-asks.ts'
import type { ConvertAnswer, ConvertAsk, Recipe } from './pictures.ts'

const MEGABYTES_MOST = 900
const inside = { fit: 'inside', withoutEnlargement: true } as const

const recipes: Readonly<Record<Recipe, (image: Sharp) => Sharp>> = {
  // Small print stays readable, and a picture takes a few hundred kilobytes.
  receipt: (image) =>
    image.resize(limits.receiptWidthPx, limits.receiptHeightPx, inside).webp({ quality: 75 }),
  avatar: (image) =>
    image.resize(limits.avatarPx, limits.avatarPx, { fit: 'cover' }).webp({ quality: 82 }),
  // Providers make larger ones smaller themselves.
  model: (image) => image.resize(1600, 4000, inside).jpeg({ quality: 80 }),
}

sharp.cache(false)
sharp.concurrency(1)

async function convert({ given, recipe }: ConvertAsk): Promise<ConvertAnswer> {
  try {
    const image = sharp(given, { limitInputPixels: false, failOn: 'error' }).autoOrient()
    const { data, info } = await recipes[recipe](image).toBuffer({ resolveWithObject: true })
    return { picture: Uint8Array.from(data), width: info.width, height: info.height }
  } catch {
    return null
  }
}

answerAsks(convert, MEGABYTES_MOST)
