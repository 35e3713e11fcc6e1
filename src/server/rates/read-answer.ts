import { unzipSync } from 'fflate'
import type { RateRow } from './rate-row.ts'
import { readRates } from './read-rates.ts'

/** What one file in an archive may be when it is unpacked. */
const BYTES_MOST = 16_777_216

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b

/** The first table in an archive; what claims to be larger than allowed is not unpacked. */
function unpacked(bytes: Uint8Array): Uint8Array {
  let isFound = false
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (isFound || !/\.(csv|xml)$/.test(name) || originalSize > BYTES_MOST) return false
      isFound = true
      return true
    },
  })
  const [file] = Object.values(files)
  if (!file) throw new Error('This archive holds no table of exchange rates.')
  return file
}

/** The rates in what a provider answered, packed or not; throws when it is nothing of the kind. */
export const readAnswer = (bytes: Uint8Array): readonly RateRow[] =>
  readRates(new TextDecoder().decode(isZip(bytes) ? unpacked(bytes) : bytes))
