import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { CollectionName } from '#contract/collections.ts'
import type { DeleteAccountBody } from '#contract/identity/sign-in.ts'
import { routes } from '#contract/routes.ts'
import { counted } from '#domain/counted.ts'
import { call } from '#web/data/http/call.ts'
import { reportRefusedToken } from '#web/data/http/client.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { useReplica, useTable } from '#web/data/replica-react.tsx'
import { useAsk } from '#web/data/use-ask.ts'
import type { EntranceState } from '#web/entrance/entrance-news.tsx'
import { type DialogState, FormDialog } from '#web/form/fields/form-dialog.tsx'
import { PasswordField } from '#web/form/fields/password-field.tsx'
import { useAttempt } from '#web/form/fields/use-attempt.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'
import { deleteConfirmation } from './promised.ts'
import { useOwnProfile } from './use-own-profile.ts'

/** Begins afresh each time it opens. */
export function DeleteDialog(state: DialogState) {
  return state.isOpen ? <DeleteForm {...state} /> : null
}

/** After the guard has led to the login page, so that the words are the last thing there. */
function useFarewell(): () => Promise<void> {
  const { token } = useOwnProfile()
  const replica = useReplica()
  const navigate = useNavigate()
  return async () => {
    await replica.wipe()
    reportRefusedToken(token, null)
    const state: EntranceState = {
      news: say('Your account is deleted.'),
      lead: say('What was yours alone is gone.'),
    }
    setTimeout(() => navigate(routes.login.path, { replace: true, state }))
  }
}

function useDelete() {
  const { user, token } = useOwnProfile()
  const { ask, lastError } = useAsk()
  const attempt = useAttempt(lastError)
  const leave = useFarewell()
  const [wasAsked, setAsked] = useState(user.phone === null)
  const needsPassword = wasAsked || lastError?.fields?.password !== undefined
  if (needsPassword && !wasAsked) setAsked(true)
  const [wasSent, setSent] = useState(false)

  async function run(form: HTMLFormElement) {
    const typed = new FormData(form)
    const confirm = String(typed.get('confirm') ?? '')
      .trim()
      .toLowerCase()
    const password = needsPassword ? String(typed.get('password') ?? '') : null
    setSent(password !== null)
    await attempt.run(async () => {
      if (confirm !== deleteConfirmation)
        return { errors: { confirm: say('Type: {deleteConfirmation}', { deleteConfirmation }) } }
      const body: DeleteAccountBody = {
        confirm: deleteConfirmation,
        ...(password !== null && { password }),
      }
      const work = () => call('user.delete', { body, token })
      if ((await ask('account not deleted', work)) === null) return 'refused'
      await leave()
      return 'done'
    }, form)
  }

  const refused = attempt.errors.password
  const passwordError = refused && !wasSent ? say('Enter your password.') : refused
  return { attempt, needsPassword, passwordError, run }
}

function DeleteForm({ isOpen, onClose }: DialogState) {
  const { user } = useOwnProfile()
  // Rows may still arrive while this is read.
  const { replica } = useTable('expenses')
  const counts = whatGoes(replica, user.locale)
  const { attempt, needsPassword, passwordError, run } = useDelete()
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={say('Delete your account?')}
      description={say(
        `This deletes {value}your profile, picture, settings, notifications, calendar address,
        tokens and any request for Plus, and logs you out everywhere. It cannot be undone.`,
        { value: counts ? `${counts}, ` : '' },
      )}
      trouble={attempt.trouble}
      isBusy={attempt.isBusy}
      action={{
        words: say('Delete my account'),
        busyWords: say('Deleting your account…'),
        look: 'destructive',
      }}
      onSubmit={(form) => void run(form)}
    >
      <p className="text-sm text-muted-foreground">
        {say(
          `Groups you share keep their history, under a neutral name instead of yours. You may
          want to export your data first.`,
        )}
      </p>
      <Field
        label={say('Type “{deleteConfirmation}”', { deleteConfirmation })}
        error={attempt.errors.confirm}
      >
        {(control) => (
          <Input {...control} name="confirm" autoComplete="off" autoCapitalize="none" />
        )}
      </Field>
      {needsPassword ? (
        <PasswordField autoComplete="current-password" error={passwordError} />
      ) : null}
    </FormDialog>
  )
}

/** A test holds this to all there is of one's own. */
export const nouns: readonly (readonly [CollectionName, one: string, many?: string])[] = [
  ['expenses', 'expense'],
  ['incomes', 'income'],
  ['accounts', 'account'],
  ['transfers', 'transfer'],
  ['expense_templates', 'recurring expense'],
  ['income_templates', 'recurring income'],
  ['transfer_templates', 'recurring transfer'],
  ['goals', 'goal'],
  ['loans', 'loan'],
  ['budgets', 'budget'],
  ['receipts', 'receipt'],
  ['testimonials', 'testimonial'],
  ['categories', say('category of your own'), say('categories of your own')],
  ['category_rules', 'rule'],
  ['own_rates', say('exchange rate of your own'), say('exchange rates of your own')],
  ['saved_views', 'saved view'],
  ['imports', 'import'],
  ['advice_answers', say('question you asked'), say('questions you asked')],
]

/** What leaving takes away, in numbers: "12 expenses and 1 goal". */
export function whatGoes(replica: Pick<Replica, 'rows'>, locale: string): string {
  const parts = nouns
    .map(([table, one, many]) => ({ count: replica.rows(table).size, one, many }))
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => counted(count, one, many, locale))
  return listed(parts)
}
