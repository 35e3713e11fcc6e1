/** Characters of a name that nobody sees, or that turn the direction others are read in. */
import { isHouseName } from './house-name.ts'

const ignorable = /[\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/u
/** Scripts that are written with joiners: there they change how letters look. */
const joining =
  '\\p{scx=Arab}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}' +
  '\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Mong}\\p{scx=Khmr}\\p{scx=Mymr}'
const picture = '\\p{Extended_Pictographic}'

/** Where such a character is part of one that is seen: families, flags, keys, variants. */
const seen = new RegExp(
  [
    `(?<=[${joining}])[\\u200C\\u200D](?=[${joining}])`,
    `(?<=[${picture}\\p{Emoji_Modifier}\\uFE0F])\\u200D(?=${picture})`,
    `(?<=[${picture}\\p{Emoji_Modifier}])[\\uFE0E\\uFE0F]`,
    '(?<=[0-9#*])\\uFE0F(?=\\u20E3)',
    '(?<=\\u{1F3F4})[\\u{E0020}-\\u{E007E}]{2,6}\\u{E007F}',
    '(?<=\\p{Script=Han})[\\u{E0100}-\\u{E01EF}]',
  ].join('|'),
  'gu',
)

export const hasHidden = (name: string): boolean => ignorable.test(name.replace(seen, ''))

const hiddenWords = 'This name has a character that nobody can see. Type it anew, without copying.'

const houseWords = 'Only Moneycomb itself is called that. Choose another name.'

/** What is wrong with a name for people or groups; `empty` where there is none. */
export function nameProblem(name: string, empty: string): string | undefined {
  if (name.trim() === '') return empty
  if (isHouseName(name)) return houseWords
  return hasHidden(name) ? hiddenWords : undefined
}

const everyHidden = new RegExp(`(${seen.source})|${ignorable.source}`, 'gu')

/** The same name with only what is seen of it. */
export const withoutHidden = (name: string): string =>
  name.replace(everyHidden, (_, kept?: string) => kept ?? '')
