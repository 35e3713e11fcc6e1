import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { DateField } from '#web/form/fields/date-field.tsx'
import { Section } from '#web/ledger/sheet/fields/section.tsx'
import { useToday } from '#web/locale/use-locale.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { type DraftPrice, newPrice } from './draft.ts'
import type { FormProps } from './schedule-fields.tsx'

/** What it costs from a day on. */
export function PriceFields({ form }: FormProps) {
  const { draft, change } = form
  const today = useToday()
  const set = (key: string, patch: Partial<DraftPrice>) =>
    change({ prices: draft.prices.map((one) => (one.key === key ? { ...one, ...patch } : one)) })
  return (
    <Section title={say('Changes of the price')}>
      {draft.prices.map((price, at) => (
        <PriceLine
          key={price.key}
          form={form}
          price={price}
          at={at}
          onChange={(patch) => set(price.key, patch)}
          onRemove={() => change({ prices: draft.prices.filter(({ key }) => key !== price.key) })}
        />
      ))}
      <Button
        look="quiet"
        className="justify-self-start px-2"
        onClick={() => change({ prices: [...draft.prices, newPrice(today)] })}
      >
        <Plus aria-hidden />
        {say('Another change')}
      </Button>
    </Section>
  )
}

interface PriceLineProps extends FormProps {
  readonly price: DraftPrice
  readonly at: number
  readonly onChange: (patch: Partial<DraftPrice>) => void
  readonly onRemove: () => void
}

function PriceLine({ form: { draft, messages }, price, at, onChange, onRemove }: PriceLineProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] gap-2">
      <DateField
        label={say('From')}
        value={price.from}
        onChange={(from) => onChange({ from })}
        error={messages[`priceChanges.${at}.from`]}
        className="col-span-2"
      />
      <Field
        label={say('New price in {currency}', { currency: draft.currency })}
        error={messages[`priceChanges.${at}.amount`]}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={price.amount}
            onChange={(event) => onChange({ amount: event.target.value })}
          />
        )}
      </Field>
      <IconButton
        label={say('Remove change {count} of the price', { count: at + 1 })}
        className="mt-6.5"
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </div>
  )
}
