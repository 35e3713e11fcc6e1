import Trash2 from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'

export interface SheetFooterProps {
  readonly formId: string
  readonly onStay?: (() => void) | null | undefined
  readonly onRemove?: (() => void) | null | undefined
  /** Where saving does something else. */
  readonly save?: string
  /** Left of the buttons. */
  readonly aside?: ReactNode
}

export function SheetFooter({ formId, onStay, onRemove, save = 'Save', aside }: SheetFooterProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {aside}
      {onRemove ? (
        <Button look="quiet" onClick={onRemove} className="mr-auto text-over">
          <Trash2 aria-hidden />
          {say('Delete')}
        </Button>
      ) : null}
      {onStay ? (
        <Button look="outline" onClick={onStay} className="phone:flex-1">
          {say('Save and add another')}
        </Button>
      ) : null}
      <Button type="submit" form={formId} className="phone:flex-1">
        {save}
      </Button>
    </div>
  )
}
