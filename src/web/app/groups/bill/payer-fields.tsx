import { waitsFor } from '#domain/groups/joint/agreement.ts'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import type { DraftForm } from '#web/form/use-form.ts'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import type { BillDraft } from './draft.ts'
import { MemberLines } from './member-lines.tsx'
import { Problem } from './problem.tsx'
import type { BillSetting } from './read-bill.ts'

export interface FormPartProps {
  readonly form: DraftForm<BillDraft>
  readonly setting: BillSetting
}

const several = 'several'

/** One who paid it all, or several with what each gave. */
export function PayerFields({ form, setting }: FormPartProps) {
  const { draft, change, messages } = form
  const { names, memberIds, joint } = setting
  const accounts = joint.filter(
    (one) =>
      one.id === draft.jointAccountId ||
      (!one.archived && waitsFor(one, setting.members).length === 0),
  )
  const choices = [
    ...memberIds.map((value) => ({ value, label: names.subject(value) })),
    ...(memberIds.length > 1 ? [{ value: several, label: say('Several people') }] : []),
    ...accounts.map(({ id, name }) => ({ value: id, label: `${name} (joint account)` })),
  ]
  const choose = (value: string) => {
    if (accounts.some(({ id }) => id === value)) return change({ jointAccountId: value })
    if (value !== several) return change({ jointAccountId: null, payer: value })
    const paid = draft.payer ? { [draft.payer]: draft.amount } : draft.paid
    return change({ jointAccountId: null, payer: null, paid })
  }
  return (
    <div className="grid gap-2">
      <ChoiceField
        label={say('Paid by')}
        value={draft.jointAccountId ?? draft.payer ?? several}
        onChange={choose}
        choices={choices}
      />
      {draft.payer === null && draft.jointAccountId === null ? (
        <MemberLines
          label={say('Who paid how much')}
          memberIds={memberIds}
          names={names}
          currency={draft.currency}
        >
          {(memberId, name) => (
            <>
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <span className="w-28 shrink-0">
                <Input
                  aria-label={say('{name} paid', { name })}
                  inputMode="decimal"
                  autoComplete="off"
                  placeholder="0"
                  value={draft.paid[memberId] ?? ''}
                  onChange={(event) =>
                    change({ paid: { ...draft.paid, [memberId]: event.target.value } })
                  }
                  className="amount text-right"
                />
              </span>
            </>
          )}
        </MemberLines>
      ) : null}
      <Problem words={messages.payers} />
    </div>
  )
}
