import { useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import type { Failure } from '#web/data/replica/types.ts'
import { useReplica } from '#web/data/replica-react.tsx'
import { RefusedItem } from '#web/outbox/refused-item.tsx'
import { Sheet, SheetContent } from '#web/ui/overlay/sheet.tsx'
import { say } from '#web/words/say.ts'

export interface FailureListProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

const pages: Readonly<Record<string, string | undefined>> = {
  expenses: routes.expenses.path,
  incomes: routes.income.path,
}

/** Where it can be put right. */
function placeOf({ name, args }: Failure): string | null {
  const { groupId } = args
  if (typeof groupId === 'string') return routes.group.path.replace(':id', groupId)
  return pages[name.split('.')[0] ?? ''] ?? null
}

/** Every change the server refused, each with a way on. */
export function FailureList({ isOpen, onOpenChange }: FailureListProps) {
  const replica = useReplica()
  const navigate = useNavigate()
  const fixFor = (failure: Failure) => {
    const place = placeOf(failure)
    const onClick = () => {
      onOpenChange(false)
      if (place) void navigate(place)
    }
    return place ? { words: say('Show'), onClick } : null
  }
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        title={say('Changes not saved')}
        description={say('The server could not take these. They are still on this device.')}
      >
        <ul className="grid gap-3">
          {replica.failures().map((failure) => (
            <li key={failure.key} className="rounded-lg border p-4">
              <RefusedItem failure={failure} fix={fixFor(failure)} />
            </li>
          ))}
        </ul>
      </SheetContent>
    </Sheet>
  )
}
