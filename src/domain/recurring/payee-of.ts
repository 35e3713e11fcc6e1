/** Whom a template or an entry is for, in whatever case it is written. */

interface Named {
  readonly description?: string
  readonly merchant?: string | null
  readonly source?: string | null
}

export const payeeOf = ({ merchant, source, description }: Named): string =>
  (merchant || source || description || '').toLowerCase()
