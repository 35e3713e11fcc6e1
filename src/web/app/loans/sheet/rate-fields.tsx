import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { DateField } from '#web/form/fields/date-field.tsx'
import { Section } from '#web/ledger/sheet/fields/section.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { say } from '#web/words/say.ts'
import { TextField } from '../text-field.tsx'
import type { FormProps } from './draft.ts'
import { type DraftRate, newRate } from './draft.ts'

/** What the rate is from a day on. */
export function RateFields({ form }: FormProps) {
  const { draft, change, messages } = form
  const today = useToday()
  const set = (key: string, patch: Partial<DraftRate>) =>
    change({
      rateChanges: draft.rateChanges.map((one) => (one.key === key ? { ...one, ...patch } : one)),
    })
  return (
    <Section title={say('Changes of the rate')}>
      {draft.rateChanges.map(({ key, from, rate }, at) => (
        <div key={key} className="grid grid-cols-[1fr_auto] gap-2">
          <DateField
            label={say('From')}
            value={from}
            onChange={(day) => set(key, { from: day })}
            error={messages[`rateChanges.${at}.from`]}
            className="col-span-2"
          />
          <TextField
            label={say('New rate a year, %')}
            mode="decimal"
            value={rate}
            onChange={(text) => set(key, { rate: text })}
            error={messages[`rateChanges.${at}.rateBps`]}
          />
          <IconButton
            label={say('Remove change {count} of the rate', { count: at + 1 })}
            className="mt-6.5"
            onClick={() =>
              change({ rateChanges: draft.rateChanges.filter((one) => one.key !== key) })
            }
          >
            <X aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button
        look="quiet"
        className="justify-self-start px-2"
        onClick={() => change({ rateChanges: [...draft.rateChanges, newRate(today)] })}
      >
        <Plus aria-hidden />
        {say('Another change')}
      </Button>
    </Section>
  )
}
