const units = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
  [1, 's'],
] as const

/** A span of time in its two largest units, such as "2 d 4 h". */
export function spanWords(seconds: number): string {
  let left = Math.max(0, Math.round(seconds))
  const parts = units.flatMap(([size, unit]) => {
    const count = Math.floor(left / size)
    left -= count * size
    return count > 0 ? [`${count} ${unit}`] : []
  })
  return parts.slice(0, 2).join(' ') || '0 s'
}
