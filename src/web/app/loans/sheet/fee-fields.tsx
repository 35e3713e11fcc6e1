import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { ChoiceField } from '#web/form/fields/choice-field.tsx'
import { Section } from '#web/ledger/sheet/fields/section.tsx'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { feeTimeChoices } from '../loan-words.ts'
import { TextField } from '../text-field.tsx'
import type { FormProps } from './draft.ts'
import { type DraftFee, newFee } from './draft.ts'

/** What the lender charges besides interest. */
export function FeeFields({ form }: FormProps) {
  const { draft, change, messages } = form
  const set = (key: string, patch: Partial<DraftFee>) =>
    change({ fees: draft.fees.map((one) => (one.key === key ? { ...one, ...patch } : one)) })
  return (
    <Section title={say('Fees')}>
      {draft.fees.map(({ key, name, amount, when }, at) => (
        <div
          key={key}
          className="grid grid-cols-[1fr_8rem_auto] gap-2 border-b pb-3 narrow:grid-cols-1"
        >
          <TextField
            label={say('What for')}
            value={name}
            onChange={(text) => set(key, { name: text })}
            error={messages[`fees.${at}.name`]}
          />
          <TextField
            label={say('Amount, {currency}', { currency: draft.currency })}
            mode="decimal"
            value={amount}
            onChange={(text) => set(key, { amount: text })}
            error={messages[`fees.${at}.amount`]}
          />
          <IconButton
            label={say('Remove fee {count}', { count: at + 1 })}
            className="mt-6.5"
            onClick={() => change({ fees: draft.fees.filter((one) => one.key !== key) })}
          >
            <X aria-hidden />
          </IconButton>
          <div className="col-span-3">
            <ChoiceField
              label={say('Paid')}
              value={when}
              choices={feeTimeChoices}
              onChange={(value) => set(key, { when: value as DraftFee['when'] })}
            />
          </div>
        </div>
      ))}
      <Button
        look="quiet"
        className="justify-self-start px-2"
        onClick={() => change({ fees: [...draft.fees, newFee()] })}
      >
        <Plus aria-hidden />
        {say('Another fee')}
      </Button>
    </Section>
  )
}
