const NAME_CHARACTERS = 60

/** As much of a name as a notice has room for; one that is cut says so. */
export function shortName(name: string): string {
  const whole = name.trim()
  if (whole.length <= NAME_CHARACTERS) return whole.toWellFormed()
  return `${whole
    .slice(0, NAME_CHARACTERS - 1)
    .trimEnd()
    .toWellFormed()}…`
}
