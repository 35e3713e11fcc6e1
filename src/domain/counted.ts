/** A number and what it counts, said together in the one way: "1 expense", "2 expenses". */
export function counted(
  count: number,
  one: string,
  many = `${one}s`,
  locale: string | null = null,
): string {
  const size = locale === null ? String(count) : count.toLocaleString(locale)
  return `${size} ${count === 1 ? one : many}`
}

/** All that is written down, money back with it: "1 entry", "2 entries". */
export const countedEntries = (count: number): string => counted(count, 'entry', 'entries')

/** "once", "2 times": of what was bought, money back is none of them. */
export const countedTimes = (count: number): string => (count === 1 ? 'once' : `${count} times`)
