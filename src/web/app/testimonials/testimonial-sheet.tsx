import { useId, useRef, useState } from 'react'
import { useSession } from '#web/data/session.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input, Textarea } from '#web/ui/input.tsx'
import { KeepDraft } from '#web/form/keep-draft.tsx'
import { Sheet, SheetContent } from '#web/ui/sheet.tsx'
import { useLeaveGuard } from '#web/form/use-leave-guard.ts'
import { type Draft, type Messages, readDraft } from './read-draft.ts'
import { StarsField } from './stars.tsx'
import { fieldsOf, type Testimonial, type TestimonialFields } from './testimonial.ts'

export interface TestimonialSheetProps {
  /** Null to write one. */
  readonly row: Testimonial | null
  readonly onSave: (fields: TestimonialFields) => void
  readonly onClose: () => void
}

export function TestimonialSheet({ row, onSave, onClose }: TestimonialSheetProps) {
  const { user } = useSession()
  const formId = useId()
  const body = useRef<HTMLFormElement>(null)
  const [before] = useState<Draft>(() =>
    row ? fieldsOf(row) : { text: '', rating: null, shownAs: user?.name.slice(0, 60) ?? '' },
  )
  const [draft, setDraft] = useState(before)
  const [messages, setMessages] = useState<Messages>({})
  const leaving = useLeaveGuard(JSON.stringify(draft) !== JSON.stringify(before), onClose)
  const change = (patch: Partial<Draft>) => {
    setDraft((now) => ({ ...now, ...patch }))
    setMessages({})
  }
  function save() {
    const read = readDraft(draft)
    if (read.ok) {
      onSave(read.fields)
      leaving.go()
      return
    }
    setMessages(read.messages)
    // The messages have to be there before the first of them can be found.
    setTimeout(() => body.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || leaving.leave()}>
      <SheetContent
        title={row ? 'Edit your testimonial' : 'Write a testimonial'}
        description="We read it before it appears on our public site."
        footer={
          <div className="flex justify-end">
            <Button type="submit" form={formId} className="phone:flex-1">
              Save
            </Button>
          </div>
        }
      >
        <form
          id={formId}
          ref={body}
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          <StarsField
            rating={draft.rating}
            error={messages.rating}
            onRating={(rating) => change({ rating })}
          />
          <Field label="In your words" error={messages.text}>
            {(control) => (
              <Textarea
                {...control}
                rows={6}
                value={draft.text}
                onChange={({ target }) => change({ text: target.value })}
              />
            )}
          </Field>
          <Field
            label="Name to show"
            error={messages.shownAs}
            hint="A first name is enough. Nothing else of you is shown."
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={draft.shownAs}
                onChange={({ target }) => change({ shownAs: target.value })}
              />
            )}
          </Field>
        </form>
        <KeepDraft isOpen={leaving.isAsking} onKeep={leaving.stay} onDiscard={leaving.go} />
      </SheetContent>
    </Sheet>
  )
}
