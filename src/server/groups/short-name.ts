import { withoutHidden } from '#domain/names/hidden-characters.ts'

const NAME_CHARACTERS = 60

/** As much of a name as a notice has room for. */
export const shortName = (name: string) =>
  withoutHidden(name).trim().slice(0, NAME_CHARACTERS).toWellFormed()
