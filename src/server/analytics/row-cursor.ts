import { Fault } from '../http/fault.ts'

/** The last row of a page; the next begins after it. */
export interface Cursor {
  readonly date: string
  readonly id: string
}

export const cursorOf = ({ date, id }: Cursor) => `${date} ${id}`

export function readCursor(after: string): Cursor {
  const [, date, id] = /^(\d{4}-\d\d-\d\d) ([\da-f-]{36})$/.exec(after) ?? []
  if (!date || !id) throw new Fault('invalid-input', { after: 'This is no place to go on from.' })
  return { date, id }
}
