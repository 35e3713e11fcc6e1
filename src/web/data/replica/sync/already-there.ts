import { isSameValue } from '#domain/groups/edit-fits.ts'
import { isTable } from '../store/order.ts'
import type { QueuedCommand, ReadRow, Settlement } from '../types.ts'

type Doc = Readonly<Record<string, unknown>> & { readonly id: string }

const creates = /^(\w+)\.create(?:Many)?$/

const docsOf = ({ doc, docs }: QueuedCommand['args']) => (docs ?? [doc]) as readonly Doc[]

/** What this command would have made is there, exactly as it says. */
function isThere({ name, args }: QueuedCommand, rowOf: ReadRow): boolean {
  const table = creates.exec(name)?.[1] ?? ''
  if (!isTable(table)) return false
  return docsOf(args).every((doc) => {
    const row = rowOf(table, doc.id)
    return row !== null && Object.keys(doc).every((at) => isSameValue(row[at] ?? null, doc[at]))
  })
}

/**
 * What was written twice is there once, as it should be: the second refused for the first's sake is
 * no refusal. The first may be accepted and its row still on the way.
 */
export function takenAsDone(
  answers: readonly Settlement[],
  queue: readonly QueuedCommand[],
  rowOf: ReadRow,
): readonly Settlement[] {
  const done = new Set(answers.filter(({ ok }) => ok).map(({ key }) => key))
  return answers.map((answer) => {
    if (answer.ok || answer.refusal.code !== 'already-exists') return answer
    const mine = queue.find(({ key }) => key === answer.key)
    if (!mine || !creates.test(mine.name)) return answer
    const isFirst = (one: QueuedCommand) =>
      one !== mine &&
      (one.state === 'accepted' || done.has(one.key)) &&
      one.name === mine.name &&
      isSameValue(one.args, mine.args)
    const isDone = queue.some(isFirst) || isThere(mine, rowOf)
    return isDone ? { key: answer.key, ok: true, revs: {} } : answer
  })
}
