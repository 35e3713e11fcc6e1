import { useSession } from '#web/data/session.tsx'
import { FormSheet } from '#web/form/form-sheet.tsx'
import { useForm } from '#web/form/use-form.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input, Textarea } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { fieldsOf } from '#web/writes/write.ts'
import { type Draft, readDraft } from './read-draft.ts'
import { StarsField } from './stars.tsx'
import type { Testimonial, TestimonialFields } from './testimonial.ts'

export interface TestimonialSheetProps {
  /** Null to write one. */
  readonly row: Testimonial | null
  readonly onSave: (fields: TestimonialFields) => void
  readonly onClose: () => void
}

export function TestimonialSheet({ row, onSave, onClose }: TestimonialSheetProps) {
  const { user } = useSession()
  const form = useForm({
    start: (): Draft =>
      row
        ? fieldsOf('testimonials', row)
        : { text: '', rating: null, shownAs: user?.name.slice(0, 60) ?? '' },
    read: readDraft,
  })
  const { draft, change, messages } = form
  return (
    <FormSheet
      form={form}
      title={row ? say('Edit your testimonial') : say('Write a testimonial')}
      description={say('We read it before it appears on our public site.')}
      onSave={({ fields }) => onSave(fields)}
      onClose={onClose}
    >
      <StarsField
        rating={draft.rating}
        error={messages.rating}
        onRating={(rating) => change({ rating })}
      />
      <Field label={say('In your words')} error={messages.text}>
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
        label={say('Name to show')}
        error={messages.shownAs}
        hint={say('A first name is enough. Nothing else of you is shown.')}
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
    </FormSheet>
  )
}
