/** Guesses which of the old encodings a text without UTF-8 is written in. */

const isHigh = (byte: number) => byte >= 0x80

/** The lengths of the runs of bytes that are not ASCII. */
function highRuns(bytes: Uint8Array): readonly number[] {
  const runs: number[] = []
  let run = 0
  for (const byte of bytes) {
    if (isHigh(byte)) run += 1
    else if (run > 0) {
      runs.push(run)
      run = 0
    }
  }
  return run > 0 ? [...runs, run] : runs
}

function decodes(bytes: Uint8Array, label: string): boolean {
  try {
    new TextDecoder(label, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Japanese begins its letters with bytes that are rare signs in the West. */
function looksJapanese(bytes: Uint8Array): boolean {
  let [leads, letters] = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (!isHigh(byte)) continue
    letters += 1
    const isLead = byte <= 0x9f || byte >= 0xe0
    if (isLead) at += 1
    if (byte >= 0x81 && byte <= 0x9f) leads += 1
  }
  return leads > letters / 2
}

/** Polish letters sit where the West has footnote numbers and turned question marks. */
const polish = new Set([0xb9, 0xb3, 0xbf, 0x9c, 0x9f, 0xa5, 0xa3, 0xaf, 0x8c, 0x8f])

const isLetter = (byte = 0) => (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a)

/** Inside a word: in front of a number the same byte is a pound sign. */
function looksPolish(bytes: Uint8Array): boolean {
  let [high, found] = [0, 0]
  bytes.forEach((byte, at) => {
    if (!isHigh(byte)) return
    high += 1
    const isInWord = isLetter(bytes[at - 1]) || isLetter(bytes[at + 1])
    if (isInWord && polish.has(byte)) found += 1
  })
  return found > high / 3
}

/** The label of an encoding; Western European when nothing speaks for another. */
export function guessCharset(whole: Uint8Array): string {
  const bytes = whole.subarray(0, 262_144)
  if (looksJapanese(bytes) && decodes(whole, 'shift_jis')) return 'shift_jis'
  const runs = highRuns(bytes)
  const long = runs.filter((run) => run >= 3).length
  if (long > runs.length / 2) return 'windows-1251'
  return looksPolish(bytes) ? 'windows-1250' : 'windows-1252'
}
