import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { Amount } from '#web/locale/amount.tsx'
import { classes } from '#web/ui/classes.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Field } from '#web/ui/control/field.tsx'
import { Input } from '#web/ui/control/input.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { type ItemDraft, newItem } from './draft.ts'
import type { LinesProps } from './split-fields.tsx'

/** What was bought and by whom; tax and tip follow in proportion. */
export function ItemFields({ form, setting, amounts }: LinesProps) {
  const { draft, change } = form
  const { names, memberIds } = setting
  const set = (key: string, patch: Partial<ItemDraft>) =>
    change({ items: draft.items.map((item) => (item.key === key ? { ...item, ...patch } : item)) })
  return (
    <div className="grid gap-3">
      <ul aria-label={say('Items')} className="grid gap-3">
        {draft.items.map((item, at) => (
          <li key={item.key} className="grid gap-2 rounded-md border p-3">
            <ItemLine
              item={item}
              number={at + 1}
              onChange={(patch) => set(item.key, patch)}
              onRemove={() => change({ items: draft.items.filter(({ key }) => key !== item.key) })}
            />
            <Who
              item={item}
              number={at + 1}
              memberIds={memberIds}
              nameOf={names.subject}
              onChange={(patch) => set(item.key, patch)}
            />
          </li>
        ))}
      </ul>
      <Button
        look="outline"
        className="justify-self-start"
        onClick={() => change({ items: [...draft.items, newItem(memberIds)] })}
      >
        <Plus aria-hidden />
        {say('Add an item')}
      </Button>
      <div className="grid grid-cols-2 gap-3">
        {(['tax', 'tip'] as const).map((name) => (
          <Field key={name} label={name === 'tax' ? say('Tax') : say('Tip')}>
            {(control) => (
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                placeholder="0"
                value={draft[name]}
                onChange={(event) => change({ [name]: event.target.value })}
                className="amount"
              />
            )}
          </Field>
        ))}
      </div>
      {amounts ? (
        <ul
          aria-label={say("Everybody's part")}
          className="grid gap-1 text-sm text-muted-foreground"
        >
          {[...amounts].map(([memberId, amount]) => (
            <li key={memberId} className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{names.subject(memberId)}</span>
              <Amount amount={amount} currency={draft.currency} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

interface ItemLineProps {
  readonly item: ItemDraft
  readonly number: number
  readonly onChange: (patch: Partial<ItemDraft>) => void
  readonly onRemove: () => void
}

function ItemLine({ item, number, onChange, onRemove }: ItemLineProps) {
  return (
    <div className="flex items-center gap-2">
      <Input
        aria-label={say('Item {number}', { number })}
        placeholder={say('What')}
        autoComplete="off"
        maxLength={120}
        value={item.label}
        onChange={(event) => onChange({ label: event.target.value })}
      />
      <span className="w-24 shrink-0">
        <Input
          aria-label={say('Amount of item {number}', { number })}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={item.amount}
          onChange={(event) => onChange({ amount: event.target.value })}
          className="amount text-right"
        />
      </span>
      <IconButton label={say('Remove item {number}', { number })} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  )
}

interface WhoProps extends Pick<ItemLineProps, 'item' | 'number' | 'onChange'> {
  readonly memberIds: readonly string[]
  readonly nameOf: (memberId: string) => string
}

const chipLook =
  'inline-flex control-least cursor-pointer items-center rounded-full border px-3 text-sm ' +
  'wrap-anywhere has-checked:border-primary has-checked:bg-primary-wash ' +
  'has-checked:text-primary-text has-focus-visible:outline-2 has-focus-visible:outline-ring'

function Who({ item, number, memberIds, nameOf, onChange }: WhoProps) {
  const toggle = (memberId: string) => {
    const others = item.memberIds.filter((one) => one !== memberId)
    onChange({ memberIds: item.memberIds.includes(memberId) ? others : [...others, memberId] })
  }
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">
        <Say words="Who had item {number}" number={number} />
      </legend>
      {memberIds.map((memberId) => (
        <label key={memberId} className={classes(chipLook)}>
          <input
            type="checkbox"
            className="sr-only"
            checked={item.memberIds.includes(memberId)}
            onChange={() => toggle(memberId)}
          />
          {nameOf(memberId)}
        </label>
      ))}
    </fieldset>
  )
}
