import { unzipSync } from 'fflate'
import { limits } from '#contract/limits.ts'

/** A small archive may say that it holds worlds. */
const mostBytes = limits.importFileBytes * 8
const mostFiles = 2000

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** The files of an archive by their names; null where it is none, or too large. */
export function unpacked(bytes: Uint8Array): ReadonlyMap<string, Uint8Array> | null {
  let [size, count] = [0, 0]
  try {
    const files = unzipSync(bytes, {
      filter: ({ originalSize, name }) => {
        size += originalSize
        count += 1
        return size <= mostBytes && count <= mostFiles && !/^__MACOSX\/|\/$/.test(name)
      },
    })
    return size > mostBytes || count > mostFiles ? null : new Map(Object.entries(files))
  } catch {
    return null
  }
}
