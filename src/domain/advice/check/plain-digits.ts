/** The digits of every script as plain ones, and the wide forms of East Asia as narrow ones. */
const decimal = /\p{Nd}/u

/** Ten digits stand in a row in every script, the zero first. */
function plainDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && decimal.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}

/** Soft hyphens and the like could hide a number from whoever looks for one. */
const unseen = /[\u00ad\u200b-\u200f\u2060-\u2064\u061c\ufeff]/g

export function toPlainDigits(text: string): string {
  return text
    .replace(unseen, '')
    .replace(/[\uff01-\uff5e]/g, (wide) =>
      String.fromCodePoint((wide.codePointAt(0) ?? 0) - 0xfee0),
    )
    .replace(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : plainDigit(digit)))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',')
}
