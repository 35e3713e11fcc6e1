/** The months by name, in the languages receipts are often written in. */
const locales = 'en de fr es it nl pt sv da nb fi pl cs hu tr ms id ro hr'.split(' ')

const fold = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z]/g, '')

function namesOfMonths(): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  const begun = new Map<string, Set<number>>()
  const begin = (name: string, month: number) => {
    for (let length = 3; length < name.length; length += 1) {
      const short = name.slice(0, length)
      begun.set(short, (begun.get(short) ?? new Set()).add(month))
    }
  }
  for (const locale of locales) {
    for (const month of ['short', 'long'] as const) {
      const format = new Intl.DateTimeFormat(locale, { month, day: 'numeric', timeZone: 'UTC' })
      for (let at = 0; at < 12; at += 1) {
        const parts = format.formatToParts(Date.UTC(2020, at, 15))
        const name = fold(parts.find(({ type }) => type === 'month')?.value ?? '')
        // English comes first, and what is shorter than three letters could be anything.
        if (name.length >= 3 && !names.has(name)) names.set(name, at + 1)
        if (name.length > 3 && locale === 'en') names.set(name.slice(0, 3), at + 1)
        if (month === 'long') begin(name, at + 1)
      }
    }
  }
  // Tills cut names short, which tells most months apart; "jui" names none.
  for (const [short, months] of begun) {
    const [only] = months
    if (months.size === 1 && only && !names.has(short)) names.set(short, only)
  }
  return names.set('sept', 9)
}

let names: ReadonlyMap<string, number> | undefined

/** The number of the month a word names, also with a nought for an O or a one for an L. */
export function monthCalled(word: string): number | null {
  names ??= namesOfMonths()
  const letters = word.replaceAll('0', 'o').replaceAll('5', 's')
  return names.get(fold(letters.replaceAll('1', 'l'))) ?? names.get(fold(letters)) ?? null
}
