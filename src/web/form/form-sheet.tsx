import { type ReactNode, useId } from 'react'
import { Sheet, SheetContent } from '#web/ui/overlay/sheet.tsx'
import { say } from '#web/words/say.ts'
import { KeepDraft } from './keep-draft.tsx'
import { KeptDraftOffer } from './kept-draft-offer.tsx'
import { SheetFooter } from './sheet-footer.tsx'
import type { Form } from './use-form.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { DeletedNotice, useDeleted } from './use-opened.tsx'

export interface FormSheetProps<Saved> {
  readonly form: Pick<Form<object, Saved>, 'isDirty' | 'body' | 'submit' | 'kept'>
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Where to begin, when it is not the first thing there. */
  readonly focus?: () => void
  /** The sheet closes then, unless it says 'stay' because something is still to be asked. */
  readonly onSave: (saved: Saved) => unknown
  readonly onRemove?: (() => void) | null
  /** What is next after this was saved, of what is seldom added alone. */
  readonly onNext?: (() => void) | null
  readonly onClose: () => void
  /** Left of the buttons. */
  readonly aside?: ReactNode
  /** After the form, and no part of it. */
  readonly below?: ReactNode
  readonly children: ReactNode
}

/** Where one thing is written: what is typed is never lost by leaving. */
export function FormSheet<Saved>(props: FormSheetProps<Saved>) {
  const { form, title, description, focus, onSave, onRemove, onClose, aside, below } = props
  const formId = useId()
  const guard = useLeaveGuard(form.isDirty, onClose)
  /** For good: what was typed is saved, or nobody wants it. */
  const leave = () => {
    form.kept.drop()
    guard.go()
  }
  const { isDeleted, byMe } = useDeleted(form.isDirty, onClose)
  const remove = () => {
    byMe()
    form.kept.drop()
    onRemove?.()
  }
  const save = (saved: Saved) => {
    if (onSave(saved) === 'stay') return 'stay'
    leave()
    return 'left'
  }
  const { onNext } = props
  const saveAndStay = () =>
    form.submit((saved) => {
      if (onSave(saved) === 'stay') return 'stay'
      form.kept.drop()
      onNext?.()
      focus?.()
      return 'next'
    })
  return (
    <Sheet open onOpenChange={(isOpen) => isOpen || guard.leave()}>
      <SheetContent
        title={title}
        description={description}
        {...(focus && {
          onOpenAutoFocus: (event: Event) => {
            event.preventDefault()
            focus()
          },
        })}
        footer={
          <SheetFooter
            formId={formId}
            {...(isDeleted
              ? { save: say('Add again') }
              : { aside, onRemove: onRemove && remove, onStay: onNext && saveAndStay })}
          />
        }
      >
        <form
          id={formId}
          ref={form.body}
          noValidate
          className="grid gap-5"
          onKeyDown={(event) => {
            if (!onNext || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            saveAndStay()
          }}
          onSubmit={(event) => {
            event.preventDefault()
            form.submit(save)
          }}
        >
          {isDeleted ? <DeletedNotice /> : null}
          <KeptDraftOffer kept={form.kept} />
          {props.children}
        </form>
        {below}
        <KeepDraft isOpen={guard.isAsking} onKeep={guard.stay} onDiscard={leave} />
      </SheetContent>
    </Sheet>
  )
}
