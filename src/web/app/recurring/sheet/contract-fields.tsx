import { useId } from 'react'
import { formatDay, isDay } from '#domain/calendar/calendar.ts'
import { cancelBy } from '#domain/recurring/cancel-by.ts'
import { sentence } from '#domain/sentence.ts'
import { DateField } from '#web/form/fields/date-field.tsx'
import { Section } from '#web/ledger/sheet/fields/section.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { Label } from '#web/ui/control/label.tsx'
import { Switch } from '#web/ui/control/switch.tsx'
import { say } from '#web/words/say.ts'
import { type DraftContract, type TemplateDraft, wholeIn } from './draft.ts'
import type { FormProps } from './schedule-fields.tsx'

/** What has to be known to cancel in time. */
export function ContractFields({ form }: FormProps) {
  const { draft, change, messages } = form
  const switchId = useId()
  const { contract } = draft
  if (contract === null) return null
  const set = (patch: Partial<DraftContract>) => change({ contract: { ...contract, ...patch } })
  return (
    <Section
      title={say('Contract')}
      closeLabel={say('Remove the contract')}
      onClose={() => change({ contract: null })}
    >
      <DateField
        label={say('Trial ends')}
        value={contract.trialEnd}
        onChange={(trialEnd) => set({ trialEnd })}
        error={messages['contract.trialEnd']}
      />
      <DateField
        label={say('First term ends')}
        value={contract.minTermEnd}
        onChange={(minTermEnd) => set({ minTermEnd })}
        error={messages['contract.minTermEnd']}
      />
      <Field label={say('Notice, in days')} error={messages['contract.noticeDays']}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            value={contract.noticeDays}
            onChange={(event) => set({ noticeDays: event.target.value })}
          />
        )}
      </Field>
      <div className="flex control-least items-center justify-between gap-3">
        <Label htmlFor={switchId}>{say('It goes on by itself after a term')}</Label>
        <Switch
          id={switchId}
          checked={contract.autoRenew}
          onCheckedChange={(autoRenew) => set({ autoRenew })}
        />
      </div>
      <CancelByWords draft={draft} contract={contract} />
    </Section>
  )
}

const style = { day: 'numeric', month: 'long', year: 'numeric' } as const

interface WordsProps {
  readonly draft: TemplateDraft
  readonly contract: DraftContract
}

function CancelByWords({ draft, contract }: WordsProps) {
  const { locale } = useLocale()
  const today = useToday()
  const { trialEnd, minTermEnd, noticeDays, autoRenew } = contract
  if (!isDay(draft.startOn)) return null
  const found = cancelBy(
    {
      trialEnd: isDay(trialEnd) ? trialEnd : null,
      minTermEnd: isDay(minTermEnd) ? minTermEnd : null,
      noticeDays: wholeIn(noticeDays) ?? null,
      autoRenew,
    },
    draft.startOn,
    today,
  )
  return (
    <p aria-live="polite" className="text-sm text-muted-foreground">
      {found
        ? sentence(say('Cancel by {day}', { day: formatDay(found.day, locale, style) }))
        : say('No day to cancel by yet.')}
    </p>
  )
}
