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

/** "once", "2 times". */
export const countedTimes = (count: number): string => (count === 1 ? 'once' : `${count} times`)
