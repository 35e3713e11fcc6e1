interface Made {
  readonly id: string
  readonly createdAt: string
}

/** The order of a list of things nobody has chosen another one for: what was made last first. */
export function newestFirst(a: Made, b: Made): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? 1 : -1
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0
}
