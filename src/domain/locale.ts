/** What a locale says about writing numbers and dates. */

/** A profile may hold a locale this runtime does not know; that must not hide anything. */
export function knownLocale(locale: string): string {
  try {
    return Intl.getCanonicalLocales(locale)[0] ?? 'en-GB'
  } catch {
    return 'en-GB'
  }
}

/** Asking Intl takes longer than reading a whole line; a locale never changes its mind. */
export function onceFor<Answer>(ask: (locale: string) => Answer): (locale: string) => Answer {
  const known = new Map<string, Answer>()
  return (locale) => {
    const before = known.get(locale)
    if (before !== undefined) return before
    const answer = ask(locale)
    known.set(locale, answer)
    return answer
  }
}

/** The mark before decimals. */
export const decimalMarkOf = onceFor((locale): '.' | ',' => {
  const format = new Intl.NumberFormat(knownLocale(locale), { numberingSystem: 'latn' })
  const mark = format.formatToParts(1.5).find((part) => part.type === 'decimal')
  return mark?.value === ',' ? ',' : '.'
})

/** Whether thousands are set apart by a space, as in 1 234,50. */
export const groupsBySpace = onceFor((locale): boolean => {
  const format = new Intl.NumberFormat(knownLocale(locale), { numberingSystem: 'latn' })
  const group = format.formatToParts(1_234_567).find((part) => part.type === 'group')
  return group !== undefined && group.value.trim() === ''
})

/** Which comes first in a written date like 3/11. */
export type DateOrder = 'day-first' | 'month-first'

const shortDateIn = (locale: string) =>
  new Intl.DateTimeFormat(knownLocale(locale), { day: 'numeric', month: 'numeric' }).formatToParts(
    0,
  )

export const dateOrderOf = onceFor((locale): DateOrder => {
  const first = shortDateIn(locale).find((part) => part.type !== 'literal')
  return first?.type === 'month' ? 'month-first' : 'day-first'
})

/** Whether a written date has dots, like 3. 11. */
export const datesAreDotted = onceFor((locale): boolean =>
  shortDateIn(locale).some(({ type, value }) => type === 'literal' && value.includes('.')),
)
