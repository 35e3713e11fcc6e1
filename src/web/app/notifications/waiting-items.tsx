import type { NotificationRow } from '#contract/notifications/entities.ts'
import type { Row } from '#contract/sync.ts'
import { useTable } from '#web/data/replica-react.tsx'
import {
  useWaitingActs,
  type WaitingActs,
  type WaitingTemplate,
} from '#web/outbox/use-waiting-acts.ts'
import { WaitingLine } from '#web/outbox/waiting-line.tsx'
import { templateTables } from '#web/recurring/occurrence-writes.ts'

interface Item {
  readonly kind: WaitingTemplate['kind']
  readonly templateId: string
  readonly dueOn: string
}

/** What a notification says is made by the server, but perhaps by another version of it. */
const isItem = (value: unknown): value is Item => {
  const { kind, templateId, dueOn } = (value ?? {}) as Partial<Record<keyof Item, unknown>>
  const isKnown = kind !== undefined && Object.hasOwn(templateTables, String(kind))
  return isKnown && typeof templateId === 'string' && typeof dueOn === 'string'
}

const isWaiting = ({ waitingOn }: Row, dueOn: string) =>
  Array.isArray(waitingOn) && waitingOn.includes(dueOn)

export interface WaitingItemsProps {
  readonly notice: NotificationRow
  readonly onDone: () => void
}

/** Those of them that still wait, to be confirmed without leaving the page. */
export function WaitingItems({ notice, onDone }: WaitingItemsProps) {
  const { replica } = useTable(templateTables.expense)
  useTable(templateTables.income)
  useTable(templateTables.transfer)
  const { confirm, skip } = useWaitingActs()
  const items = Array.isArray(notice.data.items) ? notice.data.items.filter(isItem) : []
  const waiting = items.flatMap(({ kind, templateId, dueOn }) => {
    const row = replica.rows(templateTables[kind]).get(templateId)
    if (!row || !isWaiting(row, dueOn)) return []
    // The replica only holds rows of the contract's own shape.
    return [{ template: { ...row, kind } as WaitingTemplate, dueOn }]
  })
  if (waiting.length === 0) return null
  const readWithLast = () => waiting.length === 1 && !notice.read && onDone()
  const acts: WaitingActs = {
    confirm(...about) {
      confirm(...about)
      readWithLast()
    },
    skip(...about) {
      skip(...about)
      readWithLast()
    },
  }
  return (
    <ul className="grid w-full gap-3">
      {waiting.map(({ template, dueOn }) => (
        <li key={`${template.id} ${dueOn}`}>
          <WaitingLine template={template} dueOn={dueOn} acts={acts} />
        </li>
      ))}
    </ul>
  )
}
