import { useReplica } from '#web/data/replica-react.tsx'
import { Button } from '#web/ui/button.tsx'
import { Sheet, SheetContent } from '#web/ui/sheet.tsx'
import { commandWords } from './sync-words.ts'

export interface FailureListProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Every change the server refused, each with a way on. */
export function FailureList({ isOpen, onOpenChange }: FailureListProps) {
  const replica = useReplica()
  return (
    <Sheet open={isOpen} onOpenChange={onOpenChange}>
      <SheetContent
        title="Changes not saved"
        description="The server could not take these. They are still on this device."
      >
        <ul className="grid gap-3">
          {replica.failures().map((failure) => (
            <li key={failure.key} className="rounded-lg border p-4">
              <p className="font-medium">{commandWords(failure.name)}</p>
              <p className="text-sm text-over">{failure.error}</p>
              {Object.entries(failure.fields ?? {}).map(([field, words]) => (
                <p key={field} className="text-sm text-muted-foreground">
                  {field}: {words}
                </p>
              ))}
              <div className="mt-3 flex gap-2">
                <Button look="outline" onClick={() => replica.retry(failure.key)}>
                  Try again
                </Button>
                <Button look="quiet" onClick={() => replica.dismiss(failure.key)}>
                  Discard
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </SheetContent>
    </Sheet>
  )
}
