import type { AuditEntry } from '#contract/staff/entities.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What the address of the screen asks of the log; a day is the reader's own. */
export function auditQuery(params: URLSearchParams): Readonly<Record<string, string>> {
  const asked: Record<string, string> = {}
  for (const name of ['person', 'action']) {
    const value = params.get(name)
    if (value) asked[name] = value
  }
  const day = params.get('day') ?? ''
  if (!DAY.test(day)) return asked
  const from = new Date(`${day}T00:00`)
  if (Number.isNaN(from.getTime())) return asked
  const to = new Date(from)
  // The next midnight, which is not always 24 hours away.
  to.setDate(to.getDate() + 1)
  return { ...asked, from: from.toISOString(), to: to.toISOString() }
}

/** Who it is that the log is asked about, by any entry that names them. */
export const nameOf = (
  person: string | null,
  entries: readonly Pick<AuditEntry, 'target' | 'targetName'>[],
): string | null =>
  entries.find(({ target, targetName }) => target === person && targetName !== null)?.targetName ??
  null
