/** The few character references that OFX and XML files use; anything else stays as written. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

function characterOf(code: number): string {
  const isText = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isText ? String.fromCodePoint(code) : ' '
}

/** Decoded once, never again: what comes out is text and not another reference. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi,
        (whole, digits, hex, name) => {
          if (digits) return characterOf(Number(digits))
          if (hex) return characterOf(Number.parseInt(hex, 16))
          return named[String(name).toLowerCase()] ?? whole
        },
      )
    : text
