import sharp from 'sharp'
import { type Picture, sensibleScale } from '#domain/receipts/ocr/picture.ts'

/** Upright by what the camera noted, on white, and no larger than reading needs. */
export async function openPicture(bytes: Uint8Array): Promise<Picture> {
  const image = sharp(bytes, { limitInputPixels: 100_000_000 }).autoOrient()
  const { autoOrient } = await image.metadata()
  const scale = sensibleScale(autoOrient.width, autoOrient.height)
  const { data, info } = await image
    .flatten({ background: 'white' })
    .resize(Math.round(autoOrient.width * scale), Math.round(autoOrient.height * scale), {
      fit: 'fill',
    })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8Array(data) }
}
